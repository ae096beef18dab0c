document.body.replaceChildren()

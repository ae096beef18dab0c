type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Says beside each field what is wrong with it, instead of the browser's bubble. True: all is well. */
export function checkForm(form: HTMLFormElement): boolean {
  const wrong = controlsOf(form).filter((control) => !show(control))
  wrong[0]?.focus()
  return wrong.length === 0
}

/** Takes a complaint away as soon as it no longer holds. */
export function forgiveWhileTyping(form: HTMLFormElement): void {
  form.noValidate = true
  form.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.getAttribute('aria-invalid') === 'true') show(target)
  })
}

function show(control: Control): boolean {
  const valid = control.validity.valid
  const message = document.getElementById(`${control.name}-wrong`)
  control.setAttribute('aria-invalid', String(!valid))
  if (message) {
    message.hidden = valid
    message.textContent = valid ? '' : complaint(control)
  }
  return valid
}

function complaint(control: Control): string {
  const label = (control.labels?.[0]?.textContent ?? control.name).trim()
  if (control.validity.customError) return control.validationMessage
  if (control.validity.valueMissing) return missing(control, label)
  if (control.validity.typeMismatch) return `${label} should look like name@example.org.`
  if (control.validity.rangeUnderflow) return `${label} is too early.`
  if (control.validity.rangeOverflow) return `${label} is too late.`
  return `Please check ${label.toLowerCase()}.`
}

function missing(control: Control, label: string): string {
  if (control.type === 'checkbox') return 'Please tick this box to go on.'
  if (control instanceof HTMLSelectElement || control.type === 'radio')
    return `Please choose: ${label.toLowerCase()}.`
  return `Please enter: ${label.toLowerCase()}.`
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter((control) => control.willValidate)
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

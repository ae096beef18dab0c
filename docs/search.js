// Shows what is found while it is typed. Without this script the form does the same with a page load.
const form = document.querySelector('form[role=search]')
const input = form.querySelector('input')
const main = document.querySelector('main')
const page = [...main.childNodes]
const pauseMs = 150
let timer
let asking = new AbortController()

input.addEventListener('input', () => {
  clearTimeout(timer)
  asking.abort()
  timer = setTimeout(find, pauseMs)
})

async function find() {
  const { value } = input
  if (value.trim() === '') return main.replaceChildren(...page)
  asking = new AbortController()
  const { signal } = asking
  const address = `${form.action}?${new URLSearchParams({ q: value })}`
  try {
    const text = await (await fetch(address, { signal })).text()
    const found = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    main.replaceChildren(...found.childNodes)
    scrollTo(0, 0)
  } catch (error) {
    // The next letter came first, or there is no server: Enter then shows the browser's own page about that.
    if (!signal.aborted) console.info(`Search: ${error.message}`)
  }
}

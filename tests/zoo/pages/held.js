/** What the components of a page hold by their own account: whoever tries them compares it with what was wanted. */
export const held = (window.held = {})

/** A handler that notes what a component says it holds now. */
export const keep =
  (name, read = (value) => value) =>
  (...given) => {
    held[name] = read(...given) ?? null
  }

/** Asks a component each time. */
export const ask = (name, read) => Object.defineProperty(held, name, { get: read, enumerable: true })

/** The page's markup, for libraries that take over what is there. */
export function show(html) {
  document.querySelector('#root').innerHTML = html
}

/** Some editors are there only after a while: what is tried waits for it. */
export function whenReady(promise) {
  window.ready = promise.then(() => undefined)
}

/** What a keyboard reaches. */
const reachable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]:not(:disabled)'
const remembered = 8

/** Something that had the focus, and the way to it from inside out: parents, and which of their children it was in. */
interface Place {
  readonly element: HTMLElement
  readonly way: readonly { readonly parent: Element; readonly index: number }[]
}

/**
 * Whoever works by keyboard stays where they were: when the focused row is deleted, the focused button has had its
 * effect, or a menu or dialog closes over what it was opened from, the focus goes to the nearest thing that is left, not to the top of the
 * document as browsers do. Returns how to end that.
 */
export function keepFocus(document: Document): () => void {
  let places: Place[] = []
  /** The person left it, by a click beside everything. */
  let left = false

  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    left = false
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, remembered)
  }

  function onFocusOut({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return
    // What is being removed or switched off loses the focus, too: only afterwards is it known which of both it was.
    queueMicrotask(() => {
      if (isReachable(target)) left = true
    })
  }

  function onChange(): void {
    const [last] = places
    if (!last || left || document.activeElement !== document.body) return
    // A button that works on what it was pressed for is switched off until it has; then it is to be pressed again.
    if (last.element.isConnected && last.element.hasAttribute('data-loading')) return
    const next = places.map((place) => nearest(place, document)).find((found) => found !== undefined)
    ;(next ?? contentOf(document))?.focus({ preventScroll: next === undefined })
  }

  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'data-loading'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}

function placeOf(element: HTMLElement): Place {
  const way: { parent: Element; index: number }[] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    way.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return { element, way }
}

/** The element itself if it can have the focus again, else what stands nearest to where it was, on the same page or in the same dialog. */
function nearest({ element, way }: Place, document: Document): HTMLElement | undefined {
  if (isReachable(element)) return element
  const content = contentOf(document)
  for (const { parent, index } of way) {
    if (!parent.isConnected) continue
    if (content === null || parent.contains(content)) return undefined
    const byDistance = [...parent.children]
      .map((child, place) => ({ child, distance: Math.abs(place - index) }))
      .sort((one, other) => one.distance - other.distance)
    for (const { child } of byDistance) {
      const inside = [child, ...child.querySelectorAll(reachable)].find(isReachable)
      if (inside) return inside
    }
  }
  return undefined
}

function isReachable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    element.matches(reachable) &&
    element.checkVisibility()
  )
}

function contentOf(document: Document): HTMLElement | null {
  return document.getElementById('content')
}

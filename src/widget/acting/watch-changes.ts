import type { Box } from './step-aside.ts'

/** Where the page has changed since a task began. */
export interface Changes {
  /** Begins anew, or goes on noting. */
  begin(): void
  /** Something was acted on. */
  add(element: Element | undefined): void
  /** What of it is on the screen now. */
  boxes(): Box[]
  end(): void
}

const mostKept = 300
const options = { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden', 'open'] }

/** Notes what changes while a task runs, so that the panel can keep off it. Our own elements do not count. */
export function watchChanges(document: Document): Changes {
  let seen = new Set<Element>()
  let watching = false
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (element && seen.size < mostKept && !element.closest('[data-pagehand=ignore]')) seen.add(element)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (addedNodes.length > 0) addedNodes.forEach(note)
      else note(target)
  })
  return {
    begin() {
      if (watching) return
      watching = true
      seen = new Set()
      observer.observe(document.body, options)
    },
    add(element) {
      if (element) note(element)
    },
    boxes() {
      const { innerWidth, innerHeight } = window
      return [...seen]
        .filter(({ isConnected }) => isConnected)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height, top, bottom, left, right }) => {
          const shows = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
          return shows && width > 1 && height > 1
        })
    },
    end() {
      watching = false
      observer.disconnect()
    },
  }
}

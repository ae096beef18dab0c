import type { Box } from './step-aside.ts'

/** Where the page has changed since a task began. */
export interface Changes {
  /** Starts over, or goes on noting. */
  begin(): void
  /** Something was acted on. */
  add(element: Element | undefined): void
  /** What of it is on the screen now. */
  boxes(): Box[]
  /** Brings what the page has announced into sight, where none of it is: that is what came of the task. */
  show(): void
  end(): void
}

const maxKept = 300
const announces = '[role=status],[role=alert],[aria-live]'
const options = { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden', 'open'] }

/** Notes what changes while a task runs, so that the panel can keep off it. Our own elements do not count. */
export function watchChanges(document: Document): Changes {
  let seen = new Set<Element>()
  let watching = false
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (element && seen.size < maxKept && !element.closest('[data-pagehand=ignore]')) seen.add(element)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (addedNodes.length > 0) addedNodes.forEach(note)
      else note(target)
  })
  const drawn = () =>
    [...seen].filter((element) => {
      const { width, height } = boxOf(element)
      return width > 1 && height > 1
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
    boxes: () => drawn().map(boxOf).filter(isOnScreen),
    show() {
      const announced = drawn().filter((element) => element.closest(announces))
      if (!announced.some((element) => isOnScreen(boxOf(element))))
        announced.at(-1)?.scrollIntoView({ block: 'center' })
    },
    end() {
      watching = false
      observer.disconnect()
    },
  }
}

const boxOf = (element: Element) => element.getBoundingClientRect()

function isOnScreen({ top, bottom, left, right }: Box): boolean {
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
}

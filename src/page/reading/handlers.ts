import { isSelector } from '../privacy/marks.ts'
import { matches, memberOf } from '../dom/own-members.ts'

/** What a page shows, without any debugger, of what happens when an element is pressed. */
export interface Handlers {
  /** Whether a press on it is listened to. */
  isPressed(element: Element): boolean
  /** Whether what is in it can be put into another order by dragging. */
  isSorted(element: Element): boolean
  /** Whether it is a place to drop something into. */
  takesDrops(element: Element, isTold: boolean): boolean
  /** Whether all that was asked would be answered the same now. */
  hold(): boolean
}

/** What drag libraries write on what is dragged. */
export const draggedSelector =
  '[draggable=true],.ui-draggable,.ui-sortable-handle,.ui-resizable-handle,.ui-slider-handle,[data-rfd-drag-handle-draggable-id],[aria-roledescription=sortable],[aria-roledescription=draggable]'

/** What drag libraries write on places to drop something into. */
export const dropSelector = '.ui-droppable,.ui-sortable,[data-rfd-droppable-id],[dropzone],[ondrop]'

/** What frameworks write down: htmx, Alpine, Angular, jsaction, Stimulus, Livewire, Bootstrap, jQuery UI, drag libraries. */
export const handlerSelector = [
  ...['get', 'post', 'put', 'patch', 'delete'].map((verb) => `[hx-${verb}]`),
  ...['toggle', 'dismiss'].flatMap((act) => [`[data-${act}]`, `[data-bs-${act}]`]),
  '[x-on\\:click],[\\@click],[\\@dblclick],[ng-click],[ng-dblclick],[ondblclick],[jsaction],[data-action],[data-handler],[wire\\:click]',
  draggedSelector,
].join()

/** Names of events that a press brings about, as attributes, props and keys on a node. */
const press =
  /^(__|\$\$)?(zone_symbol__)?(on)?(click|dblclick|doubleclick|mousedown|pointerdown|mouseup|touchstart|tap|drop$)/i
/** Keys are listed for so many elements at most: a page without a framework has none to find. */
const asked = 2_000

type Bag = Record<string | symbol, unknown>
interface JQueryLike {
  _data?(element: Node, name: 'events'): Record<string, { selector?: string }[]> | undefined
}

/** Reads what frameworks keep on the nodes themselves. Their keys differ from page to page and are looked up once. */
export function createHandlers(document: Document): Handlers {
  const { jQuery } = document.defaultView as unknown as { jQuery?: JQueryLike }
  const delegated = new Set<string>()
  let react: string | undefined
  let sortable: string | undefined
  let vue: symbol | undefined
  /** Whether any of the first has a key of the others: most pages have none. */
  let others = false
  let count = 0
  const answers = new Map<Element, boolean>()
  if (jQuery) [document, memberOf(document, 'body')].forEach(hasJQuery)

  /** React and Sortable make up their keys, Vue hides its own behind a symbol: who has one tells it for all. */
  function learn(element: Element): void {
    count += 1
    for (const key of Reflect.ownKeys(element)) {
      if (typeof key === 'symbol') vue ??= key.description === '_vei' ? key : undefined
      else if (key.startsWith('__reactProps$')) react = key
      else if (/^Sortable\d/.test(key)) sortable = key
      else others ||= /^(_vei|__on$)/.test(key) || press.test(key)
    }
  }

  function hasJQuery(node: Node): boolean {
    const lists = Object.entries(jQuery?._data?.(node, 'events') ?? {})
    const pressed = lists.flatMap(([type, list]) => (press.test(type) ? list : []))
    for (const { selector } of pressed)
      if (selector && isSelector(document, selector)) delegated.add(selector)
    return pressed.some(({ selector }) => !selector)
  }

  const isSorted = (element: Element) => sortable !== undefined && sortable in element

  function hasHandler(element: Element): boolean {
    if (count < asked) learn(element)
    const bag = element as unknown as Bag
    return (
      typeof bag.onclick === 'function' ||
      hasPress(react && bag[react]) ||
      hasPress(vue && bag[vue]) ||
      (others && isHeard(bag)) ||
      (jQuery !== undefined && hasJQuery(element)) ||
      (delegated.size > 0 && matches(element, [...delegated].join()))
    )
  }

  return {
    isSorted,
    takesDrops: (element, isTold) => isSorted(element) || (isTold && matches(element, dropSelector)),
    isPressed(element) {
      const answer = hasHandler(element)
      answers.set(element, answer)
      return answer
    },
    hold() {
      const now = createHandlers(document)
      for (const [element, answer] of answers)
        if (now.isPressed(element) !== answer || now.isSorted(element) !== isSorted(element)) return false
      return true
    },
  }
}

/** Svelte, Solid, zone.js (Angular) and the first d3 keep what listens on the node, Vue and d3 in lists. */
function isHeard(bag: Bag): boolean {
  return (
    hasPress(bag) ||
    hasPress(bag._vei) ||
    !!(bag.__on as { type: string }[] | undefined)?.some?.(({ type }) => press.test(type))
  )
}

function hasPress(props: unknown): boolean {
  return !!props && Object.keys(props).some((name) => press.test(name) && (props as Bag)[name])
}

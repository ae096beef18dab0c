import { heightOf, widthOf } from '../../dom/box.ts'
import { queryAcross, rootIn } from '../../dom/composed.ts'
import { createSight, type Sight } from '../../dom/sight.ts'
import { oneLine } from '../../text.ts'
import type { Hands } from '../hands.ts'
import { scrollerAround } from '../target/scroller-around.ts'
import { lists, type Opened } from './watch-opened.ts'

const choices = '[role=option],[role^=menuitem],[role=treeitem],[role=radio],[role=tab]'

/** The choices that are in sight now for an element: in itself, in the list it controls, or in one that is open. */
export function choicesOf(
  element: Element,
  { document, marks }: Hands,
  { layers: opened, alreadyOpen }: Pick<Opened, 'layers' | 'alreadyOpen'>,
): Element[] {
  const sight = createSight(document)
  const host = (element.getRootNode() as ShadowRoot).host as Element | undefined
  const roled = (list: Element) => {
    const marked = flatIn(list).filter((each) => each.matches(`${choices},input[type=radio]`))
    return marked.length > 0 || list === element
      ? marked
      : flatIn(list).filter(({ localName }) => localName === 'li')
  }
  // A layer may be a mere place, without a size of its own.
  const open = [...opened].filter((each) => !each.contains(element) && sight.isRendered(each))
  const places = [
    () => roled(element),
    () => controlledBy(element).flatMap(roled),
    // Options that a component is given stand in it, and are shown by its slot.
    () => (host ? roled(host) : []),
    () => open.flatMap(roled).filter((each) => each.matches(choices)),
    () =>
      queryAcross(document, lists)
        .filter((list) => !list.contains(element) && !alreadyOpen.has(list))
        .flatMap(roled),
    () => open.flatMap((layer) => rowsIn(layer, sight)),
  ]
  for (const place of places) {
    const seen = place().filter((option) => canBePicked(option, sight) && !marks.isIgnored(option))
    if (seen.length > 0) return [...new Set(seen)]
  }
  return []
}

function controlledBy(element: Element): Element[] {
  const holder =
    element.closest('[aria-controls],[aria-owns]') ?? element.querySelector('[aria-controls],[aria-owns]')
  const ids = `${holder?.getAttribute('aria-controls')} ${holder?.getAttribute('aria-owns')}`.split(' ')
  const roots = [element.getRootNode() as Document | ShadowRoot, element.ownerDocument]
  return ids.flatMap((id) => roots.map((root) => root.getElementById(id)).find(Boolean) ?? [])
}

/** Everything that is drawn in an element, through shadow roots and slots. */
function flatIn(element: Element): Element[] {
  const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedElements() : []
  const inner = slotted.length > 0 ? slotted : [...(rootIn(element) ?? element).children]
  return inner.flatMap((each) => [each].concat(flatIn(each)))
}

/** In sight, or in a part that can be scrolled to it: some hide what sticks out until the mouse is over them. */
function canBePicked(option: Element, sight: Sight): boolean {
  if (sight.isShown(option)) return true
  const box = sight.box(option)
  const scroller = scrollerAround(option)
  return (
    widthOf(box) > 1 &&
    heightOf(box) > 1 &&
    scroller !== undefined &&
    scroller.clientHeight > 20 &&
    sight.isRendered(option) &&
    sight.isShown(scroller)
  )
}

/** The rows of a layer that says nothing of roles: of all that stand in it, those there are most of. */
function rowsIn(layer: Element, sight: Sight): Element[] {
  const hasWords = (element: Element) => oneLine(element.textContent ?? '') !== '' && sight.isShown(element)
  let rows: Element[] = []
  for (const box of [layer, ...flatIn(layer)]) {
    const children = [...box.children].filter(hasWords)
    const [first] = children
    const alike = children.filter(
      (each) => each.localName === first?.localName && each.classList[0] === first.classList[0],
    )
    if (alike.length > Math.max(1, rows.length)) rows = alike
  }
  if (rows.length > 0) return rows
  return flatIn(layer).filter((each) => each.childElementCount === 0 && hasWords(each))
}

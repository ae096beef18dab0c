import { queryAcross } from '../dom/composed.ts'
import { createSight } from '../dom/sight.ts'
import type { Hands } from './hands.ts'

const choices =
  '[role="option"],[role="menuitem"],[role="menuitemradio"],[role="menuitemcheckbox"],[role="treeitem"],[role="radio"],[role="tab"]'
const lists =
  '[role="listbox"],[role="menu"],[role="tree"],[role="grid"],[role="radiogroup"],[role="tablist"]'

/** The choices that belong to an element and are visible now: inside it, in the list it controls, or in one that is open. */
export function findOptions(element: Element, { document, marks }: Hands): Element[] {
  const sight = createSight(document)
  const visible = (found: Iterable<Element>) =>
    [...found].filter((option) => sight.isShown(option) && !marks.isIgnored(option))
  const own = visible(element.querySelectorAll(`${choices},input[type="radio"]`))
  if (own.length > 0) return own
  const controlled = controlledBy(element).flatMap((list) => visible(optionsIn(list)))
  if (controlled.length > 0) return controlled
  const open = queryAcross(document, lists).filter((list) => sight.isShown(list) && !list.contains(element))
  const inOpenLists = open.flatMap((list) => visible(optionsIn(list)))
  return inOpenLists.length > 0
    ? [...new Set(inOpenLists)]
    : visible(queryAcross(document, '[role="option"]'))
}

function controlledBy(element: Element): Element[] {
  const holder =
    element.closest('[aria-controls],[aria-owns]') ?? element.querySelector('[aria-controls],[aria-owns]')
  const ids = `${holder?.getAttribute('aria-controls') ?? ''} ${holder?.getAttribute('aria-owns') ?? ''}`
  const root = element.getRootNode() as Document | ShadowRoot
  return ids.split(/\s+/).flatMap((id) => (id ? (root.getElementById(id) ?? []) : []))
}

/** A list may mark its options, or simply be a list. */
function optionsIn(list: Element): Element[] {
  const marked = [...list.querySelectorAll(choices)]
  return marked.length > 0 ? marked : [...list.querySelectorAll('li')]
}

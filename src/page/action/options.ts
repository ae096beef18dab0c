import { isInside, queryAcross } from '../dom/composed.ts'
import { createSight } from '../dom/sight.ts'
import { pressOn } from './click.ts'
import { fail } from './failure.ts'
import type { Act, Action, Hands } from './hands.ts'
import { matchLabel } from './match-label.ts'
import { nativeOptions } from './native-options.ts'
import { labelOf, labelsOf } from './option-label.ts'
import { sendKey } from './send-key.ts'
import { untilReady } from './ready.ts'
import { until } from './until.ts'

const choices = ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'radio', 'tab']
  .map((role) => `[role=${role}]`)
  .join()
const lists = '[role=listbox],[role=menu],[role=tree],[role=grid],[role=radiogroup],[role=tablist]'

/** The choices of a list the page has built itself; it is opened for them, and given time until one fits. */
export async function openOptions(act: Act, wanted = ''): Promise<Element[]> {
  const { hands } = act
  const element = act.target()
  const fits = () => visibleOptions(act.target(), hands)
  const open = fits()
  if (open.some((option) => isInside(option, element))) return open
  if (element.getAttribute('aria-expanded') !== 'true' || open.length === 0)
    await pressOn(act, await untilReady(act))
  await until(act, hands.patience.optionsMs, () =>
    wanted ? optionNamed(act, fits(), wanted) : fits().length > 0,
  )
  return fits()
}

export function optionNamed(
  { hands }: Act,
  options: readonly Element[],
  wanted: string,
): Element | undefined {
  return matchLabel(options, wanted, (option) => [
    labelOf(option, hands),
    option.textContent ?? '',
    option.getAttribute('data-value') ?? option.getAttribute('value') ?? '',
  ])
}

/** Tells what can be chosen; a list that had to be opened is closed again. */
export const listOptions: Action = async (act) => {
  const element = act.target()
  if (act.hands.marks.isMasked(element)) fail('blocked_by_policy', 'These choices stay in the page.')
  const found = nativeOptions(element) ?? (await openOptions(act))
  const options = labelsOf(found, act.hands)
  if (!nativeOptions(element) && !found.some((option) => isInside(option, element)))
    await sendKey(element, 'Escape', act.hands)
  if (options.length === 0) fail('option_not_found', 'It offers no choices.')
  return { options }
}

/** Choices inside the element, in the list it controls, or in any list that is open. */
export function visibleOptions(element: Element, { document, marks }: Hands): Element[] {
  const sight = createSight(document)
  const root = element.getRootNode() as Document | ShadowRoot
  const holder =
    element.closest('[aria-controls],[aria-owns]') ?? element.querySelector('[aria-controls],[aria-owns]')
  const ids = `${holder?.getAttribute('aria-controls')} ${holder?.getAttribute('aria-owns')}`.split(' ')
  const places = [
    [element],
    ids.flatMap((id) => root.getElementById(id) ?? []),
    queryAcross(document, lists).filter((list) => !list.contains(element)),
  ]
  for (const place of places) {
    const options = place.flatMap((list) => {
      const marked = Array.from(list.querySelectorAll(`${choices},input[type=radio]`))
      return marked.length > 0 || list === element ? marked : Array.from(list.querySelectorAll('li'))
    })
    const visible = options.filter((option) => sight.isShown(option) && !marks.isIgnored(option))
    if (visible.length > 0) return visible
  }
  return []
}

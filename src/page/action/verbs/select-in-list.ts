import { closestAcross } from '../../dom/composed.ts'
import { fieldSelector, nobodys } from '../../dom/face.ts'
import { isTextField } from '../../dom/text-field.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { isChecked } from '../../reading/field-state.ts'
import { folded, oneLine } from '../../text.ts'
import { pressOn } from './click.ts'
import { enterText } from '../input/enter-text.ts'
import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Act, Action } from '../hands.ts'
import { insteadOf } from '../instead.ts'
import { labelOf } from '../options/option-label.ts'
import { optionNamed } from '../options/option-named.ts'
import { openList, type OpenList } from '../options/options.ts'
import { untilReady } from '../target/ready.ts'
import { refuseSecret } from '../refuse.ts'
import { throwIfStopped, until } from '../until.ts'
import { stateOfField } from '../input/write-value.ts'

/** Opens the list, looks again and chooses by name, one label or several, and looks whether they are chosen. */
export const selectInList: Action = async (act) => {
  const labels = act.step.values ?? [act.input]
  const field = searchIn(act.target())
  if (field) refuseSecret(field, act.hands)
  const written = field && stateOfField(field)
  const chips = chipsIn(act.target())
  const list = await openList(act)
  for (const label of labels) {
    throwIfStopped(act)
    const option = (await list.find(label)) ?? (field && (await findByTyping(act, list, field, label)))
    // A second press would take out again what is in a choice of several.
    const isIn = option && act.step.values && (isChosen(option, act) || chips.has(folded(label)))
    if (option && !isIn) await choose(act, list, option, label)
    if (option) continue
    if (field && stateOfField(field) !== written) await enterText(field, written ?? '')
    const options = await list.all()
    await list.close()
    fail('option_not_found', `There is no “${label}”.`, { options })
  }
  await list.close()
}

function searchIn(element: Element): HTMLInputElement | undefined {
  return [element, element.querySelector('input')].find(
    (each): each is HTMLInputElement => each !== null && isTextField(each) && !each.readOnly,
  )
}

/** What can be typed into is typed into, to narrow the list. */
async function findByTyping(
  act: Act,
  list: OpenList,
  field: HTMLInputElement,
  label: string,
): Promise<Element | undefined> {
  focusFrom(field)
  await enterText(field, label, { signal: act.signal })
  return list.find(label)
}

async function choose(act: Act, list: OpenList, option: Element, label: string): Promise<void> {
  const { hands } = act
  const name = labelOf(option, hands)
  const before = shownBy(act.target())
  // A list that is being narrowed redraws itself.
  const target = () => (option.isConnected ? option : (optionNamed(act, list.seen(), label) ?? option))
  option.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  // What is chosen from a menu does something; what that is, the page shows.
  const acts = closestAcross(option, '[role=menu],[role=menubar],[role=tablist],a[href]') !== null
  await pressOn(act, await untilReady({ ...act, target }))
  if (acts) return nextFrame(hands.view)
  const done = await until(act, hands.patience.effectMs, () => {
    const shown = shownBy(act.target())
    return (option.isConnected && isChosen(option, act)) || shown !== before || says(shown, name, label)
  })
  if (!done) fail('no_effect', insteadOf(act.target(), ownWords(act.target()), 'choice', hands))
}

function isChosen(option: Element, act: Act): boolean {
  if (option.getAttribute('aria-selected') === 'true' && option.closest('[aria-multiselectable=true]'))
    return !isNext(option, act)
  return isChecked(option) === true
}

/** Some call selected what Enter would choose: a control that shows neither it nor a number holds nothing of it yet. */
function isNext({ id, ownerDocument }: Element, { target }: Act): boolean {
  return (
    ownerDocument.querySelector(`[aria-activedescendant="${CSS.escape(id)}"]`) !== null &&
    !/\d/.test(ownWords(target()))
  )
}

function says(shown: string, ...labels: string[]): boolean {
  return labels.some((label) => folded(label) !== '' && folded(shown).includes(folded(label)))
}

/** Further than this a control does not reach. */
const controlCharacters = 300

/** A control with what belongs to it. */
function boxAround(element: Element): Element {
  let box = element
  for (let climbs = 0; climbs < 3 && box.parentElement; climbs += 1) {
    const { parentElement: around } = box
    if ((around.textContent ?? '').length > controlCharacters || holdsOther(around, box)) break
    box = around
  }
  return box
}

const others = `${fieldSelector},[aria-haspopup],[aria-expanded]`

/** Whether a box holds another control beside the one inside: what that shows is its own. */
function holdsOther(around: Element, inside: Element): boolean {
  return [...around.querySelectorAll(others)].some(
    (each) => !inside.contains(each) && !each.matches(nobodys) && !each.closest(offers),
  )
}

/** What a control shows as chosen already, each by itself. */
function chipsIn(element: Element): Set<string> {
  const parts = [...boxAround(element).querySelectorAll('*')].filter((part) => !part.closest(offers))
  return new Set(parts.map((part) => folded(part.textContent ?? '')))
}

const offers = 'select,datalist,[role=listbox],[role=menu]'

/** What a control shows as its value: the words and values in it and close around it. */
function shownBy(element: Element): string {
  const box = boxAround(element)
  const values = [...box.querySelectorAll<HTMLInputElement>('input,select,img')].flatMap(
    ({ value, src, checked }) => [value, src, checked],
  )
  return oneLine([(box as HTMLElement).innerText, ownWords(element), ...values].join(' '))
}

function ownWords(element: Element): string {
  return (element as HTMLInputElement).value || (element as HTMLElement).innerText || ''
}

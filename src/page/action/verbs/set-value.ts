import { activeElementOf } from '../../dom/composed.ts'
import { isCheckable, isExactField, roleOf } from '../../dom/kind.ts'
import { isTextField } from '../../dom/text-field.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { check } from './check.ts'
import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Act, Action, StepReport } from '../hands.ts'
import { missOption } from '../options/option-label.ts'
import { optionNamed } from '../options/option-named.ts'
import { insteadOf } from '../instead.ts'
import { labelledBy } from '../target/labelled-by.ts'
import { leaveField } from '../input/leave-field.ts'
import { rare } from '../rare.ts'
import { untilReady } from '../target/ready.ts'
import { select } from './select.ts'
import { writeText } from '../input/write-text.ts'
import { writeValue } from '../input/write-value.ts'

/** Sets what is not written letter by letter: dates, times, ranges, colours, ratings, sliders. */
export const setValue: Action = (act) => setIn({ ...act, target: () => valueIn(labelledBy(act.target())) })

/** What holds the value: the element itself, or the one slider in what is drawn for it. */
function valueIn(element: Element): Element {
  if (isTurned(element) || element.matches('input,select,textarea')) return element
  const inner = element.querySelectorAll('input[type=range],[role=slider],[role=spinbutton]')
  return (inner.length === 1 && inner[0]) || element
}

const turn = rare('slide')

async function setIn(act: Act): Promise<StepReport | void> {
  const element = act.target()
  if (isExactField(element)) return setExactly(act)
  if (isCheckable(element)) return checkNamed(act, element)
  if (isTextField(element) || (element as HTMLElement).isContentEditable) return writeText(act, act.input)
  return isTurned(element) ? turn(act) : select(act)
}

async function setExactly(act: Act): Promise<void> {
  const { hands } = act
  const { element } = await untilReady(act, 'field')
  if ((element as HTMLInputElement).readOnly) fail('disabled', 'It can only be read.')
  const wasFocused = activeElementOf(hands.document) === element
  focusFrom(element)
  // A page that redraws the field when it gets the focus has done so by now.
  await nextFrame(hands.view)
  const input = act.target() as HTMLInputElement
  const { value: before } = input
  writeValue(input, act.input)
  if (!isSame(input.value, act.input)) {
    writeValue(input, before)
    fail('no_effect', `It is a ${input.type} field and takes values such as ${exampleFor(input)}.`)
  }
  await nextFrame(hands.view)
  await leaveField(act, input, wasFocused)
  const { value } = act.target() as HTMLInputElement
  if (!isSame(value, act.input)) fail('no_effect', insteadOf(input, value, 'value', hands))
}

function isSame(value: string, wanted: string): boolean {
  return (
    value === wanted || value === wanted.toLowerCase() || (value !== '' && Number(value) === Number(wanted))
  )
}

function exampleFor({ type, min, max, step }: HTMLInputElement): string {
  return type === 'range' ? `${min || 0} to ${max || 100} in steps of ${step || 1}` : (examples[type] ?? '')
}

const examples: Record<string, string> = {
  date: '2026-03-14',
  time: '09:30',
  'datetime-local': '2026-03-14T09:30',
  month: '2026-03',
  week: '2026-W11',
  color: '#1a2b3c',
}

/** A rating is a group of radio buttons: the one that has the wanted name or value is the target. */
async function checkNamed(act: Act, { name, form, type, ownerDocument }: HTMLInputElement): Promise<void> {
  const group = [...ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (radio) => type === 'radio' && radio.name === name && radio.form === form,
  )
  const named = optionNamed(act, group, act.input)
  if (!named && group.length > 0) missOption(act, group)
  await check(named ? { ...act, target: () => named } : act)
}

/** Whether something drawn by the page is brought to a number by turning it. */
function isTurned(element: Element): boolean {
  return /^(slider|spinbutton|scrollbar|separator)$/.test(roleOf(element))
}

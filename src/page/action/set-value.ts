import { isCheckable, isExactField } from '../dom/kind.ts'
import { isTextField } from '../dom/text-field.ts'
import { nextFrame } from '../dom/next-frame.ts'
import { check } from './check.ts'
import { fail } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Action } from './hands.ts'
import { missOption } from './option-label.ts'
import { optionNamed } from './options.ts'
import { sendKey } from './press-key.ts'
import { untilReady } from './ready.ts'
import { select } from './select.ts'
import { writeText } from './write-text.ts'
import { writeValue } from './write-value.ts'

/** Sets what is not written letter by letter: dates, times, ranges, colours, ratings, sliders. */
export const setValue: Action = async (act) => {
  const element = act.target()
  if (isExactField(element)) return setExactly(act)
  if (/^(slider|spinbutton)$/.test(element.getAttribute('role') ?? '')) return slide(act)
  if (isCheckable(element)) return checkNamed(act, element)
  return isTextField(element) || (element as HTMLElement).isContentEditable
    ? writeText(act, act.input)
    : select(act)
}

async function setExactly(act: Act): Promise<void> {
  const input = (await untilReady(act, 'field')).element as HTMLInputElement
  if (input.readOnly) fail('disabled', 'It can only be read.')
  const { value: before, type } = input
  focusFrom(input)
  await writeValue(input, act.input)
  await nextFrame(act.hands.view)
  const { value } = act.target() as HTMLInputElement
  if (value === act.input.toLowerCase() || value === act.input) return
  await writeValue(input, before)
  fail('no_effect', `It is a ${type} field and takes values such as ${examples[type]}.`)
}

const examples: Record<string, string> = {
  date: '2026-03-14',
  time: '09:30',
  'datetime-local': '2026-03-14T09:30',
  month: '2026-03',
  week: '2026-W11',
  color: '#1a2b3c',
  range: 'its own steps',
}

/** A slider drawn by the page answers to arrow keys; it is moved until it says the value, or stops moving. */
async function slide(act: Act): Promise<void> {
  const { element } = await untilReady(act, 'field')
  const wanted = Number(act.input)
  const away = () => Math.sign(wanted - Number(act.target().getAttribute('aria-valuenow')))
  const way = away()
  focusFrom(element)
  const moves = async () => {
    const before = act.target().outerHTML
    await sendKey(act.target(), way > 0 ? 'ArrowRight' : 'ArrowLeft', act.hands)
    await nextFrame(act.hands.view)
    return before !== act.target().outerHTML
  }
  if (way !== 0) while ((await moves()) && away() === way);
  if (away() !== 0) fail('no_effect', `It stands at ${act.target().getAttribute('aria-valuenow')}.`)
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

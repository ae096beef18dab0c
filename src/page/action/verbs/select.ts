import type { SequenceStep } from '#protocol'
import { isSelect } from '../../dom/kind.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { enterText } from '../input/enter-text.ts'
import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Act, Action } from '../hands.ts'
import { insteadOf } from '../instead.ts'
import { labelledBy } from '../target/labelled-by.ts'
import { matchLabel } from '../options/match-label.ts'
import { nativeOptions } from '../options/native-options.ts'
import { missOption } from '../options/option-label.ts'
import { rare } from '../rare.ts'
import { untilReady } from '../target/ready.ts'
import { writeValue } from '../input/write-value.ts'

/** Chooses an option by its label, or several, in a native select or in a list a page has built itself. */
export const select: Action = async (step) => {
  const act = { ...step, target: () => labelledBy(step.target()) }
  const options = nativeOptions(act.target())
  return options ? selectNatively(act, options) : inList(act)
}

const inList = rare('selectInList')

async function selectNatively(act: Act, options: HTMLOptionElement[]): Promise<void> {
  const { hands, step, input } = act
  const field = (await untilReady(act, 'field')).element as HTMLSelectElement
  const named = (label: string) => matchLabel(options, label, (each) => [each.label, each.text, each.value])
  const chosen = (field.multiple ? labelsIn(step, named) : (step.values ?? [input])).map(
    (label) => named(label) ?? missOption({ hands, input: label }, options),
  )
  if (chosen.length > 1 && !field.multiple) fail('unsupported_action', 'It takes only one of them.')
  if (chosen.some((option) => option.matches(':disabled'))) fail('disabled', 'That option cannot be chosen.')
  focusFrom(field)
  // A page that redraws the field when it gets the focus has done so by now.
  await nextFrame(hands.view)
  if (!isSelect(field)) {
    await enterText(field, chosen[0]?.value ?? '', act)
    return
  }
  const wanted = new Set(chosen.map(({ index }) => index))
  const list = () => act.target() as HTMLSelectElement
  const selected = () => [...list().selectedOptions]
  // One more is added to what is chosen, as a person does who holds Control; several are the whole choice.
  if (field.multiple && !step.values) for (const { index } of selected()) wanted.add(index)
  const state = [...wanted].sort((a, b) => a - b).join()
  const isThere = () =>
    selected()
      .map(({ index }) => index)
      .join() === state
  if (isThere()) return
  writeValue(list(), state)
  await nextFrame(hands.view)
  if (isThere()) return
  const shown = selected().map(({ label }) => label)
  fail('no_effect', insteadOf(field, shown.join(', '), 'choice', hands))
}

/** What is to be chosen. Older plans name several in one line. */
function labelsIn(
  { values, inputData = '' }: SequenceStep,
  named: (label: string) => unknown,
): readonly string[] {
  if (values) return values
  const parts = inputData.split(',')
  return parts.length > 1 && parts.every(named) ? parts : [inputData]
}

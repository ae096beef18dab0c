import { isSelect } from '../dom/kind.ts'
import { matchLabel, oneLine } from '../text.ts'
import { chooseFromList } from './choose-from-list.ts'
import { StepFailure } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Action, Done } from './hands.ts'
import { untilReady } from './ready.ts'
import { sendChange } from './send.ts'

/** Chooses an option by its label, in a native select or in a list a page has built itself. */
export const select: Action = async (act) => {
  const wanted = act.step.inputData ?? ''
  const element = act.target()
  return isSelect(element) ? selectNatively(act, wanted) : chooseFromList(act, wanted)
}

async function selectNatively(act: Act, wanted: string): Promise<Done> {
  const { hands } = act
  const { element, at } = await untilReady(act, { covered: 'allow' })
  const list = element as HTMLSelectElement
  const chosen = optionsFor(list, wanted)
  if (chosen.length === 0) {
    const options = [...list.options].map((option) => oneLine(option.label))
    throw new StepFailure('option_not_found', `“${hands.nameOf(list)}” has no option “${wanted}”.`, {
      options,
    })
  }
  const off = chosen.find((option) => option.matches(':disabled'))
  if (off) throw new StepFailure('disabled', `The option “${oneLine(off.label)}” cannot be chosen.`)
  await hands.pointer?.press(at)
  focusFrom(list)
  const labels = chosen.map((option) => oneLine(option.label)).join(', ')
  const already = chosen.every((option) => option.selected) && list.selectedOptions.length === chosen.length
  if (!already) {
    for (const option of list.options) option.selected = chosen.includes(option)
    await sendChange(list)
    if (!chosen.every((option) => option.selected)) {
      throw new StepFailure('no_effect', `“${hands.nameOf(list)}” did not keep the choice “${labels}”.`)
    }
  }
  return { description: `Chose “${labels}” in “${hands.nameOf(list)}”.` }
}

/** One option, or for a list of several choices all that a comma-separated text names. */
function optionsFor(list: HTMLSelectElement, wanted: string): HTMLOptionElement[] {
  const options = [...list.options]
  const labelsOf = (option: HTMLOptionElement) => [option.label, option.text, option.value]
  const one = matchLabel(options, wanted, labelsOf)
  if (one) return [one]
  if (!list.multiple) return []
  const many = wanted.split(',').map((part) => matchLabel(options, part, labelsOf))
  return many.includes(undefined) ? [] : (many as HTMLOptionElement[])
}

import { isUsedAs, plain, verbNamed, type PageContext, type SequenceStep } from '#protocol'
import { viewOf, type Thing } from '../view/index.ts'

/**
 * The options that a label may mean where it is chosen by it: the one that is called so, or all that it is a part of.
 * A page takes "Del" for "Delete".
 */
export function optionsMeant(options: readonly string[], label: string): string[] {
  const wanted = plain(label).trim()
  if (wanted === '') return []
  const exact = options.filter((option) => plain(option).trim() === wanted)
  return exact.length > 0 ? exact : options.filter((option) => plain(option).includes(wanted))
}

/** Whether a step chooses one of the options of a thing, by whichever verb. Words in a combobox are only words. */
export function picksOption({ action }: SequenceStep, { kind }: Thing): boolean {
  const input = verbNamed(action)?.input
  return input === 'option' || (input === 'value' && isUsedAs(kind, 'listed'))
}

/** What a step chooses in a thing, or sets it to. */
export function valuesGiven(step: SequenceStep, thing: Thing): string[] {
  if (!picksOption(step, thing) && verbNamed(step.action)?.input !== 'value') return []
  return [...(step.inputData === undefined ? [] : [step.inputData]), ...(step.values ?? [])]
}

/** A step as it is judged: with the whole options that it would choose, also where it names them by a part. */
export function withWholeOptions(step: SequenceStep, page: PageContext): SequenceStep {
  const target = viewOf(page).thing(step.elementId)
  const options = target?.state.options ?? []
  if (!target || options.length === 0 || !picksOption(step, target)) return step
  const whole = (label: string) => {
    const meant = optionsMeant(options, label)
    return meant.length > 0 ? meant : [label]
  }
  const { inputData, values } = step
  const [first, ...others] = inputData === undefined ? [] : whole(inputData)
  const more = [...others, ...(values ?? []).flatMap(whole)]
  return {
    ...step,
    ...(first !== undefined && { inputData: first }),
    ...(more.length > 0 && { values: more }),
  }
}

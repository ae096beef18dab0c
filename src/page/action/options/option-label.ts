import { cut } from '#protocol'
import { oneLine } from '../../text.ts'
import { fail } from '../failure.ts'
import type { Act, Hands } from '../hands.ts'

export function labelOf(option: Element, { nameOf }: Hands): string {
  const { label, value, textContent } = option as HTMLOptionElement
  return cut(label || nameOf(option) || oneLine(textContent ?? '') || String(value ?? ''), 280)
}

/** As many labels as a result may carry. */
export function labelsOf(options: readonly Element[], hands: Hands): string[] {
  return options.slice(0, 200).map((option) => labelOf(option, hands))
}

/** Ends a step whose option is not there by telling those that are. */
export function missOption(
  { hands, input }: Pick<Act, 'hands' | 'input'>,
  options: readonly Element[],
): never {
  fail('option_not_found', `There is no “${input}”.`, { options: labelsOf(options, hands) })
}

import type { Act } from '../hands.ts'
import { matchLabel } from './match-label.ts'
import { labelOf } from './option-label.ts'

/** The one of some choices that a label means. */
export function optionNamed(
  { hands }: Pick<Act, 'hands'>,
  options: readonly Element[],
  wanted: string,
  exactly = false,
): Element | undefined {
  const names = (option: Element) => [
    labelOf(option, hands),
    option.textContent ?? '',
    option.getAttribute('data-value') ?? option.getAttribute('value') ?? '',
  ]
  return matchLabel(options, wanted, names, exactly)
}

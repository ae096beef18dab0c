import { isSelect } from '../dom/kind.ts'
import { enterText } from './enter-text.ts'
import { fail } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Action } from './hands.ts'
import { matchLabel } from './match-label.ts'
import { nativeOptions } from './native-options.ts'
import { missOption } from './option-label.ts'
import { untilReady } from './ready.ts'
import { selectInList } from './select-in-list.ts'
import { writeValue } from './write-value.ts'

/** Chooses an option by its label, in a native select or in a list a page has built itself. */
export const select: Action = async (act) => {
  const element = act.target()
  const options = nativeOptions(element)
  return options ? selectNatively(act, element as HTMLSelectElement, options) : selectInList(act)
}

async function selectNatively(
  act: Act,
  list: HTMLSelectElement,
  options: HTMLOptionElement[],
): Promise<void> {
  await untilReady(act, 'field')
  const named = (label: string) => matchLabel(options, label, (each) => [each.label, each.text, each.value])
  const one = named(act.input)
  const chosen = one ? [one] : list.multiple ? act.input.split(',').flatMap((part) => named(part) ?? []) : []
  if (chosen.length === 0) missOption(act, options)
  if (chosen.some((option) => option.matches(':disabled'))) fail('disabled', 'That option cannot be chosen.')
  focusFrom(list)
  if (!isSelect(list)) await enterText(list, chosen[0]?.value ?? '')
  else if (!chosen.every((option) => option.selected) || list.selectedOptions.length !== chosen.length) {
    writeValue(list, chosen.map((option) => option.index).join())
    if (!chosen.every((option) => option.selected)) fail('no_effect', 'It did not keep the choice.')
  }
}

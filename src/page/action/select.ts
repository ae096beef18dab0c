import { isInside } from '../dom/composed.ts'
import { isSelect, isTextField } from '../dom/kind.ts'
import { matchLabel } from '../text.ts'
import { pressOn } from './click.ts'
import { enterText } from './enter-text.ts'
import { fail } from './failure.ts'
import { focusFrom } from './focus.ts'
import type { Act, Action } from './hands.ts'
import { labelOf, nativeOptions, openOptions, optionNamed } from './options.ts'
import { sendKey } from './press-key.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'
import { stateOfField, writeValue } from './write-value.ts'

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
  if (chosen.length === 0) miss(act, options)
  if (chosen.some((option) => option.matches(':disabled'))) fail('disabled', 'That option cannot be chosen.')
  focusFrom(list)
  if (!isSelect(list)) await enterText(list, chosen[0]?.value ?? '')
  else if (!chosen.every((option) => option.selected) || list.selectedOptions.length !== chosen.length) {
    await writeValue(list, chosen.map((option) => option.index).join())
    if (!chosen.every((option) => option.selected)) fail('no_effect', 'It did not keep the choice.')
  }
}

/** Opens the list, looks again and chooses by name; what can be typed into is typed into to narrow it. */
async function selectInList(act: Act): Promise<void> {
  const { hands, input } = act
  const element = act.target()
  const field = [element, element.querySelector('input')].find(
    (each): each is HTMLInputElement => each !== null && isTextField(each) && !each.readOnly,
  )
  if (field) refuseSecret(field, hands)
  const before = field && stateOfField(field)
  let options = await openOptions(act, input)
  if (field && !optionNamed(act, options, input)) {
    focusFrom(field)
    await enterText(field, input)
    options = await openOptions(act, input)
  }
  const option = optionNamed(act, options, input)
  if (!option) {
    if (field) await enterText(field, before ?? '')
    if (!options.some((each) => isInside(each, element))) await sendKey(field ?? element, 'Escape', hands)
    miss(act, options)
  } else await pressOn(act, await untilReady({ ...act, target: () => option }))
}

function miss({ hands, input }: Act, options: readonly Element[]): never {
  fail('option_not_found', `There is no “${input}”.`, {
    options: options.map((option) => labelOf(option, hands)),
  })
}

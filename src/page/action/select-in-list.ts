import { isInside } from '../dom/composed.ts'
import { isTextField } from '../dom/text-field.ts'
import { pressOn } from './click.ts'
import { enterText } from './enter-text.ts'
import { focusFrom } from './focus-from.ts'
import type { Action } from './hands.ts'
import { missOption } from './option-label.ts'
import { openOptions, optionNamed, visibleOptions } from './options.ts'
import { sendKey } from './send-key.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'
import { stateOfField } from './write-value.ts'

/** Opens the list, looks again and chooses by name; what can be typed into is typed into to narrow it. */
export const selectInList: Action = async (act) => {
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
    await enterText(field, input, act)
    options = await openOptions(act, input)
  }
  const option = optionNamed(act, options, input)
  if (!option) {
    if (field) await enterText(field, before ?? '')
    if (!options.some((each) => isInside(each, element))) await sendKey(field ?? element, 'Escape', hands)
    missOption(act, options)
  } else {
    // A list that is being narrowed draws itself anew.
    const again = () => optionNamed(act, visibleOptions(act.target(), hands), input)
    const target = () => (option.isConnected ? option : (again() ?? option))
    await pressOn(act, await untilReady({ ...act, target }))
  }
}

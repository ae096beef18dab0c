import { withEffect } from '../effect.ts'
import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Action } from '../hands.ts'
import { keyNamed } from '../input/keys.ts'
import { untilReady } from '../target/ready.ts'
import { refuseCard, refuseSecret } from '../refuse.ts'
import { focused, isPrinting, press } from '../input/send-key.ts'
import { throwIfStopped } from '../until.ts'
import { stateOfField } from '../input/write-value.ts'

/** Presses a key where the focus is, or on an element, and does what the browser would do with it. */
export const pressKey: Action = async (act) => {
  const { hands, input, step } = act
  const key = keyNamed(input)
  if (!key) fail('unsupported_action', `There is no key “${input}”.`)
  const isAimed = step.elementId >= 0
  if (isAimed) focusFrom((await untilReady(act, 'field')).element)
  const target = isAimed ? act.target() : focused(hands)
  if (isPrinting(key) || key.effect === 'writes') refuseSecret(target, hands)
  const perform = async () => {
    for (let time = 0; time < (step.times ?? 1); time += 1) {
      throwIfStopped(act)
      if (isAimed && key.effect === 'activates') {
        // To take the focus may have made something else of it, and the press before may have moved the focus on.
        if (time > 0 && focused(hands) !== target) fail('stale_element', 'The focus moved on.')
        act.again()
        act.judge()
      }
      if (isPrinting(key)) refuseCard(target, (stateOfField(target) ?? '') + key.key)
      // A key may have moved the focus on, which the next one follows.
      await press(time === 0 ? target : focused(hands), key, hands)
    }
  }
  await withEffect(act, target, perform, { focus: true, scroll: true })
}

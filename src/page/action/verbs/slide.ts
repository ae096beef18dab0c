import { roleOf } from '../../dom/kind.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Act } from '../hands.ts'
import { sendKey } from '../input/send-key.ts'
import { untilReady } from '../target/ready.ts'
import { throwIfStopped } from '../until.ts'

/** A slider drawn by the page answers to keys; it is moved until it says the value, or stops moving. */
export async function slide(act: Act): Promise<void> {
  const { element } = await untilReady(act, 'field')
  const wanted = Number(act.input.replace(',', '.').replace(/[^\d.-]/g, ''))
  const told = (name: string) => act.target().getAttribute(`aria-value${name}`)
  const now = () => Number(told('now'))
  if (told('now') === null) fail('unsupported_action', 'It does not tell its value: drag it instead.')
  if (Number.isNaN(wanted)) fail('no_effect', `It takes numbers from ${told('min')} to ${told('max')}.`)
  focusFrom(element)
  // The next number of a spinner lies above; on a slider up and right are the same, unless it is turned round.
  let keys: readonly string[] = roleOf(element) === 'spinbutton' ? vertical : horizontal
  const press = async (wide: boolean) => {
    throwIfStopped(act)
    const before = now()
    const way = Math.sign(wanted - before)
    const key = (wide ? pages : keys)[way > 0 ? 0 : 1] ?? ''
    await sendKey(act.target(), key, act.hands)
    await nextFrame(act.hands.view)
    return (now() - before) * way
  }
  let step = 0
  let turned = false
  let hasPages = true
  while (now() !== wanted) {
    const left = Math.abs(wanted - now())
    const wide = hasPages && step > 0 && left > farSteps * step
    const moved = await press(wide)
    if (wide) hasPages = moved > step && moved <= left
    else if (moved > 0) step = moved
    else if (moved === 0 || turned) break
    else {
      turned = true
      keys = keys.toReversed()
    }
    // It went past: the value lies between two of its steps.
    if (!wide && moved > left) break
  }
  if (now() !== wanted)
    fail('no_effect', `It stands at ${told('now')} and takes ${told('min')} to ${told('max')}.`)
}

const horizontal = ['ArrowRight', 'ArrowLeft']
const vertical = ['ArrowUp', 'ArrowDown']
const pages = ['PageUp', 'PageDown']
/** From here on larger steps are tried. */
const farSteps = 20

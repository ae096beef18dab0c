import { isInside } from '../dom/composed.ts'
import { isSelect } from '../dom/kind.ts'
import { delay } from '../dom/pause.ts'
import { cut, oneLine } from '../text.ts'
import { pressOn } from './click.ts'
import { StepFailure } from './failure.ts'
import { findOptions } from './find-options.ts'
import type { Act, Action } from './hands.ts'
import { sendKey } from './press-key.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'

const optionsTold = 200

/** Tells what can be chosen; a custom list is opened for it and closed again. */
export const listOptions: Action = async (act) => {
  const { hands } = act
  const element = act.target()
  refuseSecret(element, hands)
  if (hands.marks.isMasked(element))
    throw new StepFailure('blocked_by_policy', 'These choices stay in the page.')
  const options = nativeOptions(element) ?? (await customOptions(act))
  if (options.length === 0)
    throw new StepFailure('option_not_found', `“${hands.nameOf(element)}” offers no choices.`)
  return {
    description: `“${hands.nameOf(element)}” offers ${options.length} choices.`,
    options: options.slice(0, optionsTold).map((label) => cut(label, 280)),
  }
}

function nativeOptions(element: Element): string[] | undefined {
  const options = isSelect(element) ? element.options : (element as HTMLInputElement).list?.options
  return options && [...options].map((option) => oneLine(option.label || option.value))
}

async function customOptions(act: Act): Promise<string[]> {
  const { hands, signal } = act
  const element = act.target()
  const labels = (options: Element[]) =>
    options.map((option) => hands.nameOf(option) || oneLine(option.textContent ?? ''))
  const own = findOptions(element, hands).filter((option) => isInside(option, element))
  if (own.length > 0) return labels(own)
  await pressOn(act, await untilReady(act))
  const deadline = performance.now() + hands.patience.optionsMs
  let options = findOptions(element, hands)
  while (options.length === 0 && performance.now() < deadline && !signal.aborted) {
    await delay(50, signal)
    options = findOptions(element, hands)
  }
  const told = labels(options)
  await sendKey(element, 'Escape', hands)
  return told
}

import { isInside } from '../dom/composed.ts'
import { isTextField } from '../dom/kind.ts'
import { delay } from '../dom/pause.ts'
import { cut, matchLabel, oneLine } from '../text.ts'
import { pressOn } from './click.ts'
import { enterText } from './enter-text.ts'
import { StepFailure } from './failure.ts'
import { findOptions } from './find-options.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Done } from './hands.ts'
import { sendKey } from './press-key.ts'
import { untilReady } from './ready.ts'
import { stateOfField } from './write-value.ts'

/** Opens a custom list, looks again, and chooses by name; what can be typed into is typed into to narrow it. */
export async function chooseFromList(act: Act, wanted: string): Promise<Done> {
  const { hands } = act
  const ready = await untilReady(act)
  const { element } = ready
  const name = hands.nameOf(element)
  const nativeList = element.localName === 'input' ? (element as HTMLInputElement).list : null
  if (nativeList) return chooseFromDatalist(act, element as HTMLInputElement, nativeList, wanted)
  const before = stateOfField(element)
  if (findOptions(element, hands).every((option) => !isInside(option, element))) await pressOn(act, ready)
  let options = await optionsUntil(act, wanted)
  const field = fieldOf(element)
  if (field && !choose(act, options, wanted)) {
    focusFrom(field)
    await enterText(field, wanted, 'replace', hands)
    options = await optionsUntil(act, wanted)
  }
  const option = choose(act, options, wanted)
  if (!option) {
    const told = options.map((each) => cut(oneLine(hands.nameOf(each) || (each.textContent ?? '')), 280))
    if (field && before !== undefined) await enterText(field, before, 'replace', hands)
    if (!options.some((each) => isInside(each, element))) await sendKey(field ?? element, 'Escape', hands)
    throw new StepFailure('option_not_found', `“${name}” offers no “${wanted}”.`, {
      options: told.slice(0, 200),
    })
  }
  const label = hands.nameOf(option) || oneLine(option.textContent ?? '')
  await pressOn(act, await untilReady({ ...act, target: () => option }))
  return { description: `Chose “${label}” in “${name}”.` }
}

/** Choices come late: from a server, or with the next drawing. */
async function optionsUntil(act: Act, wanted: string): Promise<Element[]> {
  const { hands, signal } = act
  const deadline = performance.now() + hands.patience.optionsMs
  for (;;) {
    const options = findOptions(act.target(), hands)
    if (choose(act, options, wanted) || performance.now() >= deadline) return options
    if (signal.aborted) throw new StepFailure('cancelled_by_visitor', 'The visitor took over.')
    // A list that is there but lacks the choice is given one more look, then narrowed by typing.
    if (options.length > 0 && deadline - performance.now() < hands.patience.optionsMs - 300) return options
    await delay(50, signal)
  }
}

function choose({ hands }: Act, options: readonly Element[], wanted: string): Element | undefined {
  return matchLabel(options, wanted, (option) => [
    hands.nameOf(option),
    oneLine(option.textContent ?? ''),
    option.getAttribute('data-value') ?? (option as HTMLInputElement).value ?? '',
  ])
}

function fieldOf(element: Element): Element | undefined {
  if (isTextField(element)) return (element as HTMLInputElement).readOnly ? undefined : element
  const inner = element.querySelector('input')
  return inner && isTextField(inner) && !inner.readOnly ? inner : undefined
}

async function chooseFromDatalist(
  act: Act,
  input: HTMLInputElement,
  list: HTMLDataListElement,
  wanted: string,
): Promise<Done> {
  const { hands } = act
  const options = [...list.options]
  const option = matchLabel(options, wanted, (each) => [each.label, each.value])
  if (!option) {
    throw new StepFailure('option_not_found', `“${hands.nameOf(input)}” offers no “${wanted}”.`, {
      options: options.map((each) => each.label || each.value),
    })
  }
  focusFrom(input)
  await enterText(input, option.value, 'replace', hands)
  return { description: `Chose “${option.label || option.value}” in “${hands.nameOf(input)}”.` }
}

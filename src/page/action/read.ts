import { isEditingHost, isFormField } from '../dom/kind.ts'
import { valueOf } from '../snapshot/describe.ts'
import { linesIn } from './found-lines.ts'
import type { Action, Hands } from './hands.ts'
import { readText } from './read-text.ts'

/** Tells what is written in an element, or on the page, as text and as lines. */
export const read: Action = async ({ hands, step, target }) => {
  const element = step.elementId >= 0 ? target() : undefined
  const text = (element && writtenIn(element, hands)) ?? (await readText(hands, element))
  return { text, lines: await linesIn(element, hands) }
}

/** What stands in a field is its value. */
function writtenIn(element: Element, { marks }: Hands): string | undefined {
  if (!isFormField(element) && !isEditingHost(element)) return undefined
  return marks.isSecret(element) || marks.isMasked(element) ? '' : (valueOf(element) ?? '')
}

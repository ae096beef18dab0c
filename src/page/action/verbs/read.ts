import { isEditingHost, isFormField } from '../../dom/kind.ts'
import { valueOf } from '../../reading/field-state.ts'
import { linesFrom, linesOfPage } from '../found-lines.ts'
import type { Action, Hands } from '../hands.ts'
import { readText } from '../read-text.ts'

/** Tells what is written in an element, or on the page, as text and as lines; what is long in pieces, from a place on. */
export const read: Action = async ({ hands, step, target, input }) => {
  const element = step.elementId >= 0 ? target() : undefined
  const start = Math.max(0, (Number.parseInt(input, 10) || 1) - 1)
  const text = (element && writtenIn(element, hands)) ?? (await readText(hands, element))
  const lines = element || start > 0 ? await linesFrom(start, element, hands) : await linesOfPage(hands)
  return { text, lines }
}

/** What stands in a field is its value. */
function writtenIn(element: Element, { marks }: Hands): string | undefined {
  if (!isFormField(element) && !isEditingHost(element)) return undefined
  return marks.isSecret(element) || marks.isMasked(element) ? '' : (valueOf(element) ?? '')
}

import { isInside } from '../../dom/composed.ts'
import { isTextField } from '../../dom/text-field.ts'
import { folded } from '../../text.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Act, Action } from '../hands.ts'
import { missWords } from '../miss-words.ts'
import { refuseSecret } from '../refuse.ts'
import { studyNow } from '../study-now.ts'
import { reveal } from '../target/reveal.ts'

/** Selects a piece of text, or all of an element's. Without an element the words are looked for on the page. */
export const selectText: Action = async (act) => {
  const element = act.step.elementId < 0 ? undefined : act.target()
  if (element && isTextField(element)) selectIn(element, act)
  else await selectWords(element, act)
}

function selectIn(field: HTMLInputElement | HTMLTextAreaElement, { input, hands }: Act): void {
  const start = field.value.indexOf(input)
  if (start < 0) missWords(input)
  reveal(field, hands)
  focusFrom(field)
  if (input) field.setSelectionRange(start, start + input.length)
  else field.select()
}

/** Selects words where they can be read, in the main part if they stand there. White space does not count. */
async function selectWords(element: Element | undefined, { hands, input }: Act): Promise<void> {
  const { reading, isReadable } = await studyNow(hands)
  const readable = reading.texts.filter(
    (run) => (!element || isInside(run.parent, element)) && isReadable(run),
  )
  const runs = readable.filter(({ inMain }) => inMain).concat(readable)
  const letters = runs.flatMap((run) =>
    Array.from(run.node.data.matchAll(/\S/g), ({ index }) => ({ ...run, index })),
  )
  const wanted = input.replace(/\s/g, '')
  const start = letters
    .map(({ node, index }) => node.data[index])
    .join('')
    .indexOf(wanted)
  const first = letters[start]
  // Without words the last of all.
  const last = letters.at(start + wanted.length - 1)
  if (!first || !last || (!element && !input)) return missWords(input)
  refuseSecret(first.parent, hands)
  reveal(first.parent, hands)
  const selection = first.node.ownerDocument.getSelection()
  selection?.setBaseAndExtent(first.node, first.index, last.node, last.index + 1)
  // Some parts do not let themselves be selected, and words may only seem to stand side by side.
  if (!folded(String(selection)).includes(folded(input))) missWords(input)
}

import { activeElementOf } from '../../dom/composed.ts'
import { isEditingHost } from '../../dom/kind.ts'
import { isTextField } from '../../dom/text-field.ts'
import { watchOpened } from '../options/watch-opened.ts'
import { pressOn } from '../verbs/click.ts'
import { enterText, enterWhole, pasteText } from './enter-text.ts'
import { fail } from '../failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, StepReport } from '../hands.ts'
import { holdsText } from './holds-text.ts'
import { insteadOf } from '../instead.ts'
import { leaveField, suggests } from './leave-field.ts'
import { untilReady } from '../target/ready.ts'
import { refuseCard, refuseSecret } from '../refuse.ts'
import { throwIfStopped, until } from '../until.ts'
import { stateOfField } from './write-value.ts'

/** As long as fields wait for another letter before they look for suggestions. */
const suggestionsMs = 400

/** Writes into a field letter by letter, in place of what it holds or after it, and looks what it holds when it is left. */
export async function writeText(act: Act, text: string, append = false): Promise<StepReport | void> {
  const { hands, signal } = act
  const ready = await untilReady(act, 'field')
  const focusedAtFirst = activeElementOf(hands.document)
  await pressOn(act, ready)
  const field = fieldIn(ready.element)
  refuseSecret(field, hands)
  if (isReadOnly(field)) fail('disabled', 'It can only be read.')
  focusFrom(field)
  const before = stateOfField(field) ?? ''
  const opened = !act.next && field.matches(suggests) ? watchOpened(field, hands) : undefined
  const wanted = append ? before + text : text
  refuseCard(field, wanted)
  let written = await enterText(field, text, { append, signal })
  throwIfStopped(act)
  // A field of several parts takes the keys for one of them, and what is pasted for all.
  if (isTextField(field) && !append && !holdsText(written, wanted) && !wanted.startsWith(written || '\n'))
    written = (await pasteText(field, text)) ?? written
  // What reads a date at every letter makes another one of each part of it.
  if (isTextField(field) && !append && !isKept(written, wanted) && written !== before)
    written = await enterWhole(field, text)
  throwIfStopped(act)
  if (written !== before) hands.unsaid.add(field)
  if (written !== wanted && (written === before || written === ''))
    fail('no_effect', insteadOf(field, written, 'text', hands))
  if (isTextField(field)) await leaveField(act, field, focusedAtFirst === field)
  // Suggestions come a moment after the last letter, and are part of the look that follows.
  if (opened) await until(act, suggestionsMs, () => opened.layers.size > 0)
  opened?.stop()
  // An item that was renamed shows its new name in the field's place.
  if (!field.isConnected) return
  const after = stateOfField(field) ?? ''
  const isThere = holdsText(after, wanted) || (after === '' && isShown(act, text))
  if (!isThere) fail('no_effect', insteadOf(field, after, 'text', hands))
  // Fields shape what they are given, a telephone number for example.
  if (after.trim() !== wanted.trim() && !hands.marks.isMasked(field)) return { text: after }
}

/** Whether a field holds what it was given, or of that the letters which it takes at all. */
function isKept(written: string, wanted: string): boolean {
  if (holdsText(written, wanted)) return true
  let taken = 0
  for (const letter of wanted) if (letter === written[taken]) taken += 1
  return taken === written.length
}

/** Some fields turn what was written into something beside them, and are empty again. */
function isShown({ hands }: Act, text: string): boolean {
  return text.trim() !== '' && hands.document.body.innerText.includes(text.trim())
}

function isReadOnly(field: Element): boolean {
  return (field as HTMLInputElement).readOnly || field.getAttribute('aria-readonly') === 'true'
}

/** A click may have opened the real field, as a search button does. */
function fieldIn(element: Element): Element {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  const inner = (element.shadowRoot ?? element).querySelector('input,textarea,[contenteditable]')
  const field = [element, inner, activeElement].find(
    (each) => each && (isTextField(each) || isEditingHost(each)),
  )
  return field ?? fail('unsupported_action', 'It takes no text.')
}

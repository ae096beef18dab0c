import { isTextField } from '../dom/text-field.ts'
import { nextFrame } from '../dom/next-frame.ts'
import { keyOf } from './keys.ts'
import { realmOf, send } from './send.ts'
import { stateOfField, writeValue } from './write-value.ts'

/** Longer text goes in at once, as pasting does. */
const typedCharacters = 250

/**
 * Puts text into a field or editable region the way the browser's own editing does, key by key, and looks
 * a frame later whether it is there: some editors apply it only then. Returns what the field holds.
 */
export async function enterText(element: Element, text: string, append = false): Promise<string> {
  const view = realmOf(element)
  const before = stateOfField(element) ?? ''
  const wanted = append ? before + text : text
  const typed = placeCaret(element, append) ? text : wanted
  let isWelcome = !isTextField(element)
  if (isTextField(element) && typed !== '' && typed.length <= typedCharacters) {
    for (const character of typed) isWelcome = (await typeCharacter(element, character)) || isWelcome
  } else isWelcome = (await edit(element, typed)) || isWelcome
  await nextFrame(view)
  const after = stateOfField(element) ?? ''
  // What keeps every key out is not written to behind its back; an editor may take the text its own way.
  if (after !== before || after === wanted || !isWelcome) return after
  if (isTextField(element)) await writeValue(element, wanted)
  else {
    const clipboardData = new view.DataTransfer()
    clipboardData.setData('text/plain', text)
    await send(element, 'ClipboardEvent', 'paste', { clipboardData })
  }
  await nextFrame(view)
  return stateOfField(element) ?? ''
}

/** Selects all, or goes to the end. False where that is not possible: number and e-mail fields tell no positions. */
function placeCaret(element: Element, atEnd: boolean): boolean {
  if (isTextField(element)) {
    element.select()
    if (!atEnd || element.selectionEnd === null) return !atEnd
    element.setSelectionRange(element.value.length, element.value.length)
    return true
  }
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  if (atEnd) selection?.collapseToEnd()
  return true
}

/** One key: a prevented keydown, keypress or beforeinput keeps the character out, as it does for a person. */
async function typeCharacter(element: Element, character: string): Promise<boolean> {
  const key = character === '\n' ? keyOf('Enter', 13) : keyOf(character)
  const entered =
    (await send(element, 'KeyboardEvent', 'keydown', key)) &&
    (await send(element, 'KeyboardEvent', 'keypress', key)) &&
    (await edit(element, character))
  await send(element, 'KeyboardEvent', 'keyup', key)
  return entered
}

/** Puts text in the place of the selection; no text removes it. False when the page has prevented it. */
export async function edit(element: Element, text: string): Promise<boolean> {
  const [inputType, command] = edits[text] ?? ['insertText', 'insertText']
  const data = edits[text] ? null : text
  if (!(await send(element, 'InputEvent', 'beforeinput', { inputType, data }))) return false
  element.ownerDocument.execCommand(command, false, text)
  return true
}

const edits: Record<string, readonly [inputType: string, command: string]> = {
  '': ['deleteContentBackward', 'delete'],
  '\n': ['insertLineBreak', 'insertLineBreak'],
}

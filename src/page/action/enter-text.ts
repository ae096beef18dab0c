import { isTextField } from '../dom/kind.ts'
import { nextFrame } from '../dom/pause.ts'
import type { Hands } from './hands.ts'
import { inputEvent, keyEvent, realmOf, send } from './send.ts'
import { stateOfField, writeValue } from './write-value.ts'
import { keyOf } from './keys.ts'

/** Longer text goes in at once, as pasting does. */
const typedCharacters = 250

/**
 * Puts text into a field or editable region the way the browser's own editing does, key by key, and looks
 * a frame later whether it is there: some editors apply it only then.
 */
export async function enterText(
  element: Element,
  text: string,
  mode: 'replace' | 'append',
  hands: Hands,
): Promise<string> {
  const before = stateOfField(element) ?? ''
  placeCaret(element, mode)
  if (text === '') await deleteSelection(element)
  else if (isTextField(element) && text.length <= typedCharacters) {
    for (const character of text) await typeCharacter(element, character)
  } else await insert(element, text)
  await nextFrame(hands.view)
  const wanted = mode === 'append' ? before + text : text
  const after = stateOfField(element) ?? ''
  if (after !== before || after === wanted) return after
  if (isTextField(element)) await writeValue(element, wanted)
  else await paste(element, wanted)
  await nextFrame(hands.view)
  return stateOfField(element) ?? ''
}

function placeCaret(element: Element, mode: 'replace' | 'append'): void {
  if (isTextField(element)) {
    element.select()
    // Number and e-mail fields have a selection, but tell no positions.
    if (mode === 'append' && element.selectionEnd !== null) {
      element.setSelectionRange(element.value.length, element.value.length)
    }
    return
  }
  const document = element.ownerDocument
  const range = document.createRange()
  range.selectNodeContents(element)
  if (mode === 'append') range.collapse(false)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** One key: prevented keydown, keypress or beforeinput keep the character out, as they do for a person. */
async function typeCharacter(element: Element, character: string): Promise<void> {
  const init = keyOf(character)
  if (await send(element, keyEvent('keydown', element, init))) {
    const pressed = character === '\n' || (await send(element, keyEvent('keypress', element, init)))
    if (pressed) await insert(element, character)
  }
  await send(element, keyEvent('keyup', element, init))
}

async function insert(element: Element, text: string): Promise<void> {
  const init = { inputType: 'insertText', data: text }
  if (!(await send(element, inputEvent('beforeinput', element, init)))) return
  element.ownerDocument.execCommand('insertText', false, text)
}

async function deleteSelection(element: Element): Promise<void> {
  const init = { inputType: 'deleteContentBackward', data: null }
  if (!(await send(element, inputEvent('beforeinput', element, init)))) return
  element.ownerDocument.execCommand('delete')
}

async function paste(element: Element, text: string): Promise<void> {
  const { DataTransfer, ClipboardEvent } = realmOf(element)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await send(
    element,
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }),
  )
}

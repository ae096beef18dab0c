import { delay } from '../../dom/delay.ts'
import { isTextField } from '../../dom/text-field.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { keyOf } from './keys.ts'
import { realmOf, send } from './send.ts'
import { stateOfField, writeValue } from './write-value.ts'

/** Longer text goes in at once, as pasting does. */
const typedCharacters = 250
/** An editor takes in that it has the focus, and where the caret is, a moment later; CKEditor waits for 50 ms. */
const editorWakesMs = 80

export interface EnterOptions {
  /** Goes after what is there instead of in its place. */
  readonly append?: boolean
  /** Ends the writing between two letters. */
  readonly signal?: AbortSignal
}

/**
 * Puts text into a field or editable region the way the browser's own editing does, key by key, and looks
 * a frame later whether it is there: some editors apply it only then. Returns what the field holds.
 */
export async function enterText(
  element: Element,
  text: string,
  { append = false, signal }: EnterOptions = {},
): Promise<string> {
  const view = realmOf(element)
  const before = stateOfField(element) ?? ''
  const wanted = append ? before + text : text
  if (!isTextField(element)) await delay(editorWakesMs, signal)
  const typed = placeCaret(element, append) ? text : wanted
  let isWelcome = !isTextField(element)
  if (isTextField(element) && typed !== '' && typed.length <= typedCharacters) {
    for (const character of typed) {
      if (signal?.aborted) break
      isWelcome = (await typeCharacter(element, character)) || isWelcome
    }
  } else isWelcome = (await writeLines(element, typed)) || isWelcome
  await nextFrame(view)
  const after = stateOfField(element) ?? ''
  // What keeps every key out is not written to behind its back; an editor may take the text its own way.
  if (after !== before || after === wanted || !isWelcome || signal?.aborted) return after
  if (isTextField(element)) writeValue(element, wanted)
  else await pasteText(element, text)
  await nextFrame(view)
  return stateOfField(element) ?? ''
}

/** Puts text in place of all that a field holds, in one piece. */
export async function enterWhole(element: Element, text: string): Promise<string> {
  placeCaret(element, false)
  await edit(element, text)
  await nextFrame(realmOf(element))
  return stateOfField(element) ?? ''
}

/** Pastes in place of what is selected; undefined where the page does nothing of its own with it. */
export async function pasteText(element: Element, text: string): Promise<string | undefined> {
  const view = realmOf(element)
  const clipboardData = new view.DataTransfer()
  clipboardData.setData('text/plain', text)
  if (isTextField(element)) {
    element.select()
    await nextFrame(view)
  }
  if (await send(element, 'ClipboardEvent', 'paste', { clipboardData })) return undefined
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
  // A new line is text: in many a chat its key would send what is written.
  if (character === '\n') return edit(element, character)
  const key = keyOf(character)
  const entered =
    (await send(element, 'KeyboardEvent', 'keydown', key)) &&
    (await send(element, 'KeyboardEvent', 'keypress', key)) &&
    (await edit(element, character))
  await send(element, 'KeyboardEvent', 'keyup', key)
  return entered
}

/** Text at once; an editor wants to be told of each new line. */
async function writeLines(element: Element, text: string): Promise<boolean> {
  if (isTextField(element)) return edit(element, text)
  let entered = false
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await edit(element, '\n')
    if (index === 0 || line !== '') entered = (await edit(element, line)) || entered
  }
  return entered
}

/** Puts text in the place of the selection; no text removes it. False when the page has prevented it. */
export async function edit(element: Element, text: string): Promise<boolean> {
  const table = isTextField(element) ? edits : richEdits
  const [inputType, command] = table[text] ?? ['insertText', 'insertText']
  const data = edits[text] ? null : text
  // Editors that write for themselves ask the event what would be replaced; a sent one has to be told.
  const targetRanges = selectedRanges(element)
  const goesOn = await send(element, 'InputEvent', 'beforeinput', { inputType, data, targetRanges })
  if (goesOn) element.ownerDocument.execCommand(command, false, text)
  return goesOn
}

function selectedRanges(element: Element): StaticRange[] {
  const selection = isTextField(element) ? null : element.ownerDocument.getSelection()
  if (!selection?.rangeCount) return []
  return [new (realmOf(element).StaticRange)(selection.getRangeAt(0))]
}

const edits: Record<string, readonly [inputType: string, command: string]> = {
  '': ['deleteContentBackward', 'delete'],
  '\n': ['insertLineBreak', 'insertLineBreak'],
}
const richEdits: typeof edits = { ...edits, '\n': ['insertParagraph', 'insertParagraph'] }

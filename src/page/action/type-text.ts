import { isEditingHost, isExactField, isTextField } from '../dom/kind.ts'
import { enterText } from './enter-text.ts'
import { StepFailure } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Action } from './hands.ts'
import { moveTo, pressDown, release } from './mouse.ts'
import { untilReady } from './ready.ts'
import { refuseSecret } from './refuse.ts'
import { setValue } from './set-value.ts'
import { select } from './select.ts'
import { stateOfField } from './write-value.ts'

/** Replaces what a field holds. */
export const type: Action = (act) => write(act, act.step.inputData ?? '', 'replace')
export const append: Action = (act) => write(act, act.step.inputData ?? '', 'append')
export const clear: Action = (act) => write(act, '', 'replace')

async function write(act: Act, text: string, mode: 'replace' | 'append') {
  const target = act.target()
  if (target.localName === 'select') return select(act)
  if (isExactField(target)) return setValue(act)
  const { hands } = act
  const { element, at, hit } = await untilReady(act, { covered: 'allow' })
  if ((element as HTMLInputElement).readOnly) {
    throw new StepFailure('disabled', `“${hands.nameOf(element)}” can only be read.`)
  }
  await hands.pointer?.press(at)
  await moveTo(at, hit, hands)
  const { mouse } = await pressDown(at, hit)
  await release(at, hit, hands, { mouse })
  // A click may have opened the real field, as search buttons do.
  const field = fieldIn(element)
  refuseSecret(field, hands)
  focusFrom(field)
  const before = stateOfField(field) ?? ''
  const after = await enterText(field, text, mode, hands)
  const wanted = mode === 'append' ? before + text : text
  if (after === before && after !== wanted) {
    throw new StepFailure('no_effect', `“${hands.nameOf(field)}” did not take the text.`)
  }
  return {
    description: sentence(hands.nameOf(field), text, hands.marks.isMasked(field) ? wanted : after, wanted),
  }
}

function fieldIn(element: Element): Element {
  if (isTextField(element) || isEditingHost(element)) return element
  const inner = (element.shadowRoot ?? element).querySelector('input,textarea,[contenteditable]')
  const active = (element.getRootNode() as Document | ShadowRoot).activeElement
  const field = inner ?? active
  if (field && (isTextField(field) || isEditingHost(field))) return field
  throw new StepFailure('unsupported_action', 'This element takes no text.')
}

function sentence(name: string, text: string, after: string, wanted: string): string {
  if (text === '') return `Cleared “${name}”.`
  return after.trim() === wanted.trim()
    ? `Filled in “${name}”.`
    : `Filled in “${name}”; it now reads “${after.trim()}”.`
}

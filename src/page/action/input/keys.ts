import { type KeyPress, type ModifierKey, type NamedKey, parseKey } from '#protocol'

export type Key = KeyboardEventInit & { readonly key: string }

/** A key that a plan names, with what its events carry. */
export type PlannedKey = Key & Pick<KeyPress, 'effect'>

/** The number old pages ask for. */
const keyCodes: Record<NamedKey, number> = {
  Enter: 13,
  Tab: 9,
  Escape: 27,
  Backspace: 8,
  Delete: 46,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
}

const flags: Record<ModifierKey, 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'> = {
  Control: 'ctrlKey',
  Alt: 'altKey',
  Shift: 'shiftKey',
  Meta: 'metaKey',
}

/** What a plan calls "Control+A", "Shift+Tab" or "Enter"; undefined for what is no key. */
export function keyNamed(text: string): PlannedKey | undefined {
  const press = parseKey(text)
  if (!press) return undefined
  const { key, held, effect } = press
  const keyCode = key.length > 1 ? (keyCodes[key as NamedKey] ?? 0) : undefined
  return {
    ...keyOf(key, keyCode),
    ...Object.fromEntries(held.map((modifier) => [flags[modifier], true])),
    effect,
  }
}

/** What the events of a key carry: its name, its place on the keyboard, and the number old pages ask for. */
export function keyOf(key: string, keyCode = key.toUpperCase().charCodeAt(0)): Key {
  return { key, code: key.length > 1 ? key : placeOf(key.toUpperCase()), keyCode, which: keyCode }
}

function placeOf(character: string): string {
  if (character === ' ') return 'Space'
  if (/[A-Z]/.test(character)) return `Key${character}`
  return /\d/.test(character) ? `Digit${character}` : ''
}

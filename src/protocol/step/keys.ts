/**
 * What a key does where it is pressed, before any script of the page listens: it activates what has the focus,
 * moves within or away from it, or writes into it. Shortcuts and keys that scroll or close do none of these.
 */
export type KeyEffect = 'activates' | 'moves' | 'writes' | 'other'

/** Keys with a name of their own, as `KeyboardEvent.key` spells it. */
const namedKeys = {
  Enter: 'activates',
  Tab: 'moves',
  ArrowLeft: 'moves',
  ArrowUp: 'moves',
  ArrowRight: 'moves',
  ArrowDown: 'moves',
  Backspace: 'writes',
  Delete: 'writes',
  Escape: 'other',
  PageUp: 'other',
  PageDown: 'other',
  Home: 'other',
  End: 'other',
} as const satisfies Record<string, KeyEffect>

export type NamedKey = keyof typeof namedKeys

export type ModifierKey = 'Control' | 'Alt' | 'Shift' | 'Meta'

/** A key as page and policy both understand it. */
export interface KeyPress {
  /** What `KeyboardEvent.key` says: `Enter`, `a`, a space. */
  readonly key: string
  readonly held: readonly ModifierKey[]
  /** The one spelling of it: `Control+A`, `Shift+Space`, `Enter`. */
  readonly name: string
  readonly effect: KeyEffect
}

/** How plans spell keys, lower case. */
const spellings = new Map<string, string>([
  ...Object.keys(namedKeys).flatMap((name): [string, string][] => {
    const lower = name.toLowerCase()
    return [
      [lower, name],
      [lower.replace('arrow', ''), name],
    ]
  }),
  ['return', 'Enter'],
  ['esc', 'Escape'],
  ['del', 'Delete'],
  ['space', ' '],
  ['\n', 'Enter'],
  ['\r', 'Enter'],
  ['\t', 'Tab'],
])

const modifiers = new Map<string, ModifierKey>([
  ['control', 'Control'],
  ['ctrl', 'Control'],
  ['alt', 'Alt'],
  ['shift', 'Shift'],
  ['meta', 'Meta'],
  ['cmd', 'Meta'],
])
const order: readonly ModifierKey[] = ['Control', 'Alt', 'Shift', 'Meta']

/** Reads "Control+A", " Shift + Space ", "enter" or a single character; undefined for what is no key. */
export function parseKey(text: string): KeyPress | undefined {
  const parts = [...text].length > 1 ? text.trim().split(/\+(?=.)/s) : [text]
  const last = parts.pop() ?? ''
  const word = keyNamed(last.trim() || last)
  const named = new Set(parts.map((part) => modifiers.get(part.trim().toLowerCase())))
  if (word === undefined || named.has(undefined)) return undefined
  const held = order.filter((modifier) => named.has(modifier))
  const isShortcut = held.some((modifier) => modifier !== 'Shift')
  const isLetter = isShortcut && [...word].length === 1
  // "Control+A" is said of the key that is labelled A; the browser calls it `a` unless Shift is held too.
  const key = isLetter && !held.includes('Shift') ? word.toLowerCase() : isLetter ? word.toUpperCase() : word
  const spelled = key === ' ' ? 'Space' : isLetter ? key.toUpperCase() : key
  return { key, held, name: [...held, spelled].join('+'), effect: effectOf(key, isShortcut) }
}

/** Only these make sense wherever the focus is; every other key is an act on an element that must be named. */
export function needsTarget({ key, held }: KeyPress): boolean {
  return !freeKeys.has(key) || held.some((modifier) => modifier !== 'Shift')
}

const freeKeys = new Set<string>(['Escape', 'Tab', 'PageUp', 'PageDown', 'Home', 'End'] satisfies NamedKey[])

function keyNamed(word: string): string | undefined {
  const known = spellings.get(word.toLowerCase())
  if (known !== undefined) return known
  if ([...word].length === 1) return /\p{Cc}/u.test(word) ? undefined : word
  return /^f\d\d?$/i.test(word) ? word.toUpperCase() : undefined
}

function effectOf(key: string, isShortcut: boolean): KeyEffect {
  if (key === ' ') return 'activates'
  if (Object.hasOwn(namedKeys, key)) return namedKeys[key as NamedKey]
  return isShortcut || [...key].length > 1 ? 'other' : 'writes'
}

import { type Key, keyOf } from './keys.ts'

/** Keys with a name of their own, and the number old pages ask for. */
const keyCodes: Record<string, number> = {
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

/** Other spellings in plans. */
const spellings: Record<string, string> = { return: 'Enter', esc: 'Escape', del: 'Delete', space: ' ' }

const modifiers: Record<string, 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'> = {
  control: 'ctrlKey',
  ctrl: 'ctrlKey',
  shift: 'shiftKey',
  alt: 'altKey',
  meta: 'metaKey',
  cmd: 'metaKey',
}

/** Reads "Control+A", "Shift+Tab", "Enter" or a single character; undefined for what is no key. */
export function parseKey(text: string): Key | undefined {
  const parts = text.length > 1 ? text.trim().split(/\+(?=.)/) : [text]
  const last = parts.pop() ?? ''
  const lower = last.trim().toLowerCase()
  const known =
    spellings[lower] ??
    Object.keys(keyCodes).find((key) => [lower, `arrow${lower}`].includes(key.toLowerCase()))
  const key =
    [...last].length === 1 ? last : (known ?? (/^f\d\d?$/.test(lower) ? lower.toUpperCase() : undefined))
  const held = parts.map((part) => modifiers[part.trim().toLowerCase()])
  if (key === undefined || held.includes(undefined)) return undefined
  const keyCode = key.length > 1 ? (keyCodes[key] ?? 0) : undefined
  return { ...keyOf(key, keyCode), ...Object.fromEntries(held.map((name) => [name, true])) }
}

/** Keys with a name of their own: the code they have on a keyboard and the number old pages ask for. */
const named: Record<string, readonly [code: string, keyCode: number]> = {
  Enter: ['Enter', 13],
  Tab: ['Tab', 9],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Delete: ['Delete', 46],
  ArrowLeft: ['ArrowLeft', 37],
  ArrowUp: ['ArrowUp', 38],
  ArrowRight: ['ArrowRight', 39],
  ArrowDown: ['ArrowDown', 40],
  PageUp: ['PageUp', 33],
  PageDown: ['PageDown', 34],
  End: ['End', 35],
  Home: ['Home', 36],
  Insert: ['Insert', 45],
  ' ': ['Space', 32],
}

/** Other spellings of keys in plans. */
const spellings: Record<string, string> = {
  return: 'Enter',
  esc: 'Escape',
  del: 'Delete',
  space: ' ',
  spacebar: ' ',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}

const modifiers: Record<string, 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'> = {
  control: 'ctrlKey',
  ctrl: 'ctrlKey',
  shift: 'shiftKey',
  alt: 'altKey',
  option: 'altKey',
  meta: 'metaKey',
  cmd: 'metaKey',
  command: 'metaKey',
}

/** What the events of a key carry. */
export function keyOf(key: string): KeyboardEventInit & { key: string } {
  if (key === '\n') return keyOf('Enter')
  const [code, keyCode] = named[key] ?? codeOf(key)
  return { key, code, keyCode, which: keyCode }
}

/** Reads "Control+A", "Shift+Tab", "Enter" or a single character; undefined for what is no key. */
export function parseKeys(text: string): (KeyboardEventInit & { key: string }) | undefined {
  // The last plus of "Control++" is the key itself.
  const parts = text === '+' ? ['+'] : text.trim().replace(/\+\+$/, '+plus').split('+')
  const last = parts.pop() ?? ''
  const key = last === 'plus' ? '+' : keyNamed(last)
  const held = parts.map((part) => modifiers[part.trim().toLowerCase()])
  if (key === undefined || held.includes(undefined)) return undefined
  return { ...keyOf(key), ...Object.fromEntries(held.map((name) => [name, true])) }
}

function keyNamed(word: string): string | undefined {
  const lower = word.trim().toLowerCase()
  if (word === ' ') return ' '
  if ([...word].length === 1) return word
  if (/^f([1-9]|1[0-2])$/.test(lower)) return lower.toUpperCase()
  return spellings[lower] ?? Object.keys(named).find((key) => key.toLowerCase() === lower)
}

function codeOf(character: string): readonly [string, number] {
  const upper = character.toUpperCase()
  if (/^[A-Z]$/.test(upper)) return [`Key${upper}`, upper.charCodeAt(0)]
  if (/^\d$/.test(character)) return [`Digit${character}`, character.charCodeAt(0)]
  return ['', 0]
}

export type Key = KeyboardEventInit & { readonly key: string }

/** What the events of a key carry: its name, its place on the keyboard, and the number old pages ask for. */
export function keyOf(key: string, keyCode = key.toUpperCase().charCodeAt(0)): Key {
  return { key, code: key.length > 1 ? key : placeOf(key.toUpperCase()), keyCode, which: keyCode }
}

function placeOf(character: string): string {
  if (character === ' ') return 'Space'
  if (/[A-Z]/.test(character)) return `Key${character}`
  return /\d/.test(character) ? `Digit${character}` : ''
}

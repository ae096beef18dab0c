/** Signs that a button shows beside what it is called: they add nothing to a name in words. */
const faint = /^[\s×✕✖✗xX+＋−–—\-‹›«»←→↑↓▲▼▴▾▸◂▶◀♡♥☆★⋯⋮…•·✓✔]*$/u

/**
 * The names of a thing that say something. An icon, or one letter of it, is explained by a name in words; a bin, a card
 * or an envelope speaks for itself whatever stands beside it.
 */
export function tellingNames(names: readonly string[]): readonly string[] {
  const telling = names.filter((name) => !isIcon(name))
  if (telling.length === 0) return names
  return telling.filter((name) => !telling.some((other) => other !== name && isSameWithIcon(name, other)))
}

function isIcon(name: string): boolean {
  return faint.test(name) || /^\p{Lu}[+−-]$/u.test(name)
}

/** "Red ×" beside "Remove filter Red". */
function isSameWithIcon(name: string, other: string): boolean {
  const words = name.split(/\s+/).filter((word) => !faint.test(word))
  if (words.length === name.split(/\s+/).length || words.length === 0) return false
  const said = new Set(other.toLowerCase().split(/\s+/))
  return words.every((word) => said.has(word.toLowerCase()))
}

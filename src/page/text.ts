import { cut, fold, limits } from '#protocol'

/** One line of plain text: white space collapsed, ends trimmed. */
export function oneLine(text: string): string {
  const trimmed = text.trim()
  // Most texts are one line already, and to look is cheaper than to write again.
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** White space of the markup collapsed, ends trimmed. A hard space is a letter like others, unless there is nothing else. */
export function collapsed(text: string): string {
  return text.trim() && (text.match(/[^ \t-\r]+/g) as string[]).join(' ')
}

/** As much as a name, a region or a reason may bring. */
export function cutLabel(text: string): string {
  return cutWhole(text, limits.labelCharacters)
}

/** As much text as a page or a result may bring. */
export function cutText(text: string): string {
  return cutWhole(text, limits.visibleTextCharacters)
}

/** Leaves no part of a long number at the end: the code that removes card numbers could not recognise it any more. */
export function cutWhole(text: string, characters: number): string {
  const kept = cut(text, characters)
  return kept === text ? kept : kept.replace(/\d[\d .-]{3,}$/, '')
}

/** How two labels are compared: case, accents, punctuation at the ends and white space do not count. */
export function folded(text: string): string {
  return fold(text).replace(/^[\s*:.…]+|[\s*:.…]+$/g, '')
}

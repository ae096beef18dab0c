import { limits } from '#protocol'

/** One line of plain text: white space collapsed, ends trimmed. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}

/** Cuts by code points, so that no half of a pair is left at the end. */
export function cut(text: string, characters: number): string {
  if (text.length <= characters) return text
  const last = text.charCodeAt(characters - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters)
}

/** As much as a name, a region or a reason may bring. */
export function cutLabel(text: string): string {
  return cut(text, limits.labelCharacters)
}

/** As much text as a page or a result may bring. */
export function cutText(text: string): string {
  return cut(text, limits.visibleTextCharacters)
}

/** How two labels are compared: case, accents, punctuation at the ends and white space do not count. */
export function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return oneLine(plain).replace(/^[\s*:.…]+|[\s*:.…]+$/g, '')
}

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

/** How two labels are compared: case, accents, punctuation at the ends and white space do not count. */
export function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return oneLine(plain).replace(/^[\s*:.…]+|[\s*:.…]+$/g, '')
}

/** The one of many that a label means: the same text, else the only one that begins with it, else that contains it. */
export function matchLabel<Item>(
  items: readonly Item[],
  wanted: string,
  labelsOf: (item: Item) => readonly string[],
): Item | undefined {
  const aim = folded(wanted)
  if (aim === '') return undefined
  const ways = [
    (label: string) => label === aim,
    (label: string) => label.startsWith(aim),
    (label: string) => label.includes(aim),
    (label: string) => label.length > 2 && aim.includes(label),
  ]
  for (const [strictness, fits] of ways.entries()) {
    const found = items.filter((item) => labelsOf(item).some((label) => fits(folded(label))))
    if (found.length === 1 || (strictness === 0 && found.length > 0)) return found[0]
  }
  return undefined
}

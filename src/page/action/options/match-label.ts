import { folded } from '../../text.ts'

/**
 * The one of many that a label means: the same text, else the only one that begins with it, else that contains it.
 * Where not all are known only the same text will do.
 */
export function matchLabel<Item>(
  items: readonly Item[],
  wanted: string,
  labelsOf: (item: Item) => readonly string[],
  exactly = false,
): Item | undefined {
  const aim = folded(wanted)
  if (aim === '') return undefined
  const ways = [
    (label: string) => label === aim,
    (label: string) => label.startsWith(aim),
    (label: string) => label.includes(aim),
    (label: string) => label.length > 2 && ` ${aim} `.includes(` ${label} `),
  ]
  for (const [strictness, fits] of ways.slice(0, exactly ? 1 : undefined).entries()) {
    const found = items.filter((item) => labelsOf(item).some((label) => fits(folded(label))))
    if (found.length === 1 || (strictness === 0 && found.length > 0)) return found[0]
  }
  return undefined
}

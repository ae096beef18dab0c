import type { Value } from './values.ts'

/** British, French and Italian, German, Dutch, Turkish. */
const shapes = [
  String.raw`[A-Z]{2}\d{2} ?[A-Z]{3}`,
  String.raw`[A-Z]{2}([ -])\d{3}\1[A-Z]{2}`,
  String.raw`[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}`,
  String.raw`[A-Z]{1,2}-\d{2,3}-[A-Z]{1,2}`,
  String.raw`\d{1,2}-[A-Z]{2,3}-\d{1,2}`,
  String.raw`\d{2} [A-Z]{1,3} \d{2,4}`,
].join('|')

const plate = new RegExp(`(?<![\\p{L}\\d-])(?:${shapes})(?![\\p{L}\\d-])`, 'gu')

/** Number plates of cars. */
export function platesSaid(text: string): Value[] {
  return [...text.matchAll(plate)].map(({ index: at, 0: said }) => ({
    kind: 'plate',
    value: said,
    text: said,
    at,
    end: at + said.length,
  }))
}

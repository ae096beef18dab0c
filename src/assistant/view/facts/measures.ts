import type { MeasureRead, Reading } from './fact.ts'
import { numberPattern, readNumber } from './read-number.ts'

const unit = '%|‰|°[CF]?|[★☆⭐″′"]|\\p{Script=Han}|\\p{Script=Hangul}|\\p{L}[\\p{L}\\p{M}]*(?:[²³]|/\\p{L}+)?'
// A number inside a word or an identifier (`INV-2041`, `A4`, `v2`) measures nothing.
const written = new RegExp(
  `(?<![\\p{L}\\d.,#/_:-])(?<minus>[-−]?)(?<number>${numberPattern})(?![\\d_:]|-\\d|/\\d)(?:[ \\u00a0\\u202f-]?(?<unit>${unit}))?`,
  'gu',
)
// "2 to 4 days", "2–4 Tage": the first number is of the unit of the second.
const ranges = new RegExp(
  `(?<=\\d)(?: (?:to|bis|à|a|al|até|tot|do|до|til) | ?[–~〜至] ?|-)(?=(?:${numberPattern})[ \\u00a0]?(?:${unit}))`,
  'gu',
)

/** The numbers in a text with the word behind them. */
export function measuresIn(text: string, decimal: '.' | ','): Reading<MeasureRead>[] {
  // As long as what it stands for, so that everything keeps its place.
  const apart = text.replace(ranges, ({ length }) => '\u0001'.repeat(length))
  const matches = [...apart.matchAll(written)]
  return matches.map((match, index) => {
    const { minus = '', number = '' } = match.groups ?? {}
    const leads = apart[match.index + match[0].length] === '\u0001'
    const { unit = '' } = (leads ? matches[index + 1] : match)?.groups ?? {}
    const value = readNumber(number, decimal)
    return {
      value: minus === '' ? value : -value,
      unit: unit.toLowerCase(),
      text: match[0],
      at: match.index,
    }
  })
}

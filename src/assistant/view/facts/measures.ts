import type { MeasureRead, Reading } from './fact.ts'
import { numberPattern, readNumber } from './read-number.ts'

const unit = '%|‰|°[CF]?|[★☆⭐″′"]|\\p{Script=Han}|\\p{Script=Hangul}|\\p{L}[\\p{L}\\p{M}]*(?:[²³]|/\\p{L}+)?'
// A number inside a word or an identifier (`INV-2041`, `A4`, `v2`) measures nothing.
const written = new RegExp(
  `(?<![\\p{L}\\d.,#/_:-])(?<minus>[-−]?)(?<number>${numberPattern})(?![\\d_:]|-\\d|/\\d)(?:[ \\u00a0\\u202f-]?(?<unit>${unit}))?`,
  'gu',
)

/** The numbers in a text with the word behind them. */
export function measuresIn(text: string, decimal: '.' | ','): Reading<MeasureRead>[] {
  return [...text.matchAll(written)].map((match) => {
    const { minus = '', number = '', unit = '' } = match.groups ?? {}
    const value = readNumber(number, decimal)
    return {
      value: minus === '' ? value : -value,
      unit: unit.toLowerCase(),
      text: match[0],
      at: match.index,
    }
  })
}

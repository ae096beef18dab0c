import { numberMarks } from '#languages'
import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Value } from '../../understand/values.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { type Extent, overlap } from '../../understand/extent.ts'

/** "Student no 40817265", "dni 48213377K": figures right behind a word that only this field is called by. */
export function namedNumbers(sentence: Sentence, { rarity }: Scene, slots: readonly Slot[]): Filling[] {
  const asked = slots.filter(
    ({ options, thing, purpose }) => options.length === 0 && thing.use === 'write' && purpose === undefined,
  )
  if (asked.length === 0 || !/\d{3}/.test(sentence.text)) return []
  const said = asked.flatMap((slot) =>
    slot.labels.flatMap((label) =>
      [...cover(sentence, label, rarity).met].flatMap(([place, level]) =>
        level < 2 && namesField(place, sentence) ? [{ slot, place }] : [],
      ),
    ),
  )
  return clausesOf(sentence).flatMap((clause) =>
    [...clause.text.matchAll(figures)].flatMap((match): Filling[] => {
      const at = clause.at + match.index
      const end = at + match[0].length
      if (isOther({ at, end }, sentence)) return []
      const places = leadTo(at, clause, sentence)
      const [only, ...more] = said.filter(({ place }) => places.includes(place))
      const clear = only && more.every(({ slot }) => slot === only.slot)
      return clear
        ? [{ slot: only.slot, value: match[0], option: false, at, end, strength: filling.namedPlainly }]
        : []
    }),
  )
}

/** At least three figures in a row, letters and strokes among them; or several groups of them. */
const figures =
  /(?<![\p{L}\d@.+-])(?:\d{2,}(?: \d{2,}){2,}|(?=[A-Za-z\d/-]*\d{3})[A-Za-z\d][A-Za-z\d/-]{2,})(?![\p{L}\d@])/gu

/** What many fields are called by names none of them, nor does "about 2000". */
const shared: ReadonlySet<string> = new Set(['number', 'phone', 'approximately'])

function namesField(place: number, { words, senses }: Sentence): boolean {
  const own = senses.filter(({ places }) => places.includes(place) && places.length === 1)
  return words[place]?.content === true && !own.some(({ notion }) => shared.has(notion))
}

function isOther(figure: Extent, { values }: Sentence): boolean {
  // "48213377K" is no sum: of one the currency is said as well.
  const isSum = (one: Value) => one.kind === 'money' && (one.at < figure.at || one.end > figure.end)
  return values.some((one) => (apart.has(one.kind) || isSum(one)) && overlap(one, figure))
}

const apart = new Set<string>(['email', 'url', 'date', 'time', 'quoted'])

const marks = new RegExp(`^(?:${numberMarks})$`, 'iu')

/** The words right before figures: the last that tells something, and what binds it to them. */
function leadTo(at: number, clause: Clause, { words, senses }: Sentence): number[] {
  const places: number[] = []
  let place = words.findLastIndex((word) => word.end <= at)
  for (; place >= 0 && words[place]!.at >= clause.at && places.length <= filling.fewWords; place--) {
    places.push(place)
    const counts = senses.some((one) => one.notion === 'number' && one.places.includes(place))
    if (words[place]!.content && !counts && !marks.test(words[place]!.text)) break
  }
  return places
}

import { hasQuestionMark, type CueName } from '#languages'
import type { Scene } from '../candidates/scene.ts'
import type { Meaning } from '../meaning/meanings.ts'
import { cover } from '../rank/cover.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { asking } from '../understand/question-cues.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering } from '../weights.ts'
import { cuePlaces } from '../words/cues.ts'
import { listsAsked } from './answer-features.ts'
import { isOtherSort, typesAsked } from './answer-types.ts'
import { measureAsked } from './measure-asked.ts'
import { unitsOf, type Unit } from './units.ts'

/**
 * "Is it dimmable?", "what is it made of?" on the page of one thing: the one row of its table, or its one choice, that
 * is called what is asked. Undefined where another word of the question is met neither there nor by what the page is about.
 */
export function factOfPage(sentence: Sentence, scene: Scene): Unit | undefined {
  const { view, read, rarity } = scene
  const [head, other] = view.lines.filter(({ kind, state }) => kind === 'heading' && state.level === 1)
  const { extreme, limits, comparative } = comparisonsIn(sentence)
  if (!head || other || extreme || comparative || limits.length > 0 || !asks(sentence)) return undefined
  const about = new Set(metBy(sentence, read(head.text), rarity))
  const measure = measureAsked(sentence)
  const measuring = cuePlaces(sentence.cues, measuringCues)
  const wanted = typesAsked(sentence)
  const rows = unitsOf(scene).flatMap((unit) => {
    const name = nameOf(unit)
    if (unit.choices && wanted.size > 0 && !listsAsked(unit, wanted)) return []
    if (name === undefined || (measure ? !measure.units.test(unit.own) : isOtherSort(wanted, unit.types)))
      return []
    return [{ unit, name: read(name) }]
  })
  const isOpen = (met: ReadonlySet<number>) =>
    sentence.weights.some(
      (weight, place) => weight >= answering.openWord && !met.has(place) && !measuring.has(place),
    )
  const [one, more] = rows.flatMap(({ unit, name }) => {
    const named = namedBy(name, unit, sentence, rarity, measure !== undefined)
    // "How much is it?" asks for a price, and for no list of prices to choose from.
    const isAsking = (place: number) => unit.choices && measuring.has(place)
    if (!named.some((place) => !about.has(place) && !isAsking(place))) return []
    return isOpen(new Set([...about, ...named, ...metBy(sentence, unit.meaning, rarity)])) ? [] : [unit]
  })
  if (one || !sentence.cues.some(({ name }) => name === 'howBig')) return more ? undefined : one
  if (placesOf(/^(?:big|size)$/, sentence).length === 0) return undefined
  // "How big is it?" is told every side that there is.
  const sides = rows.filter(({ name }) => name.senses.some(({ notion }) => isSide.has(notion)))
  const [first] = sides
  const says = new Set([...about, ...placesOf(/^(?:product\.dimensions|big|size)$/, sentence)])
  return first && !isOpen(says)
    ? { ...first.unit, text: sides.map(({ unit }) => unit.text).join(', ') }
    : undefined
}

const measuringCues = new Set<CueName>(['howBig', 'howLong', 'howMuch', 'howMany'])
const isSide: ReadonlySet<string> = new Set(['height', 'width', 'depth', 'length', 'diameter'])

function placesOf(pattern: RegExp, { senses }: Sentence): number[] {
  return senses.flatMap(({ notion, places }) => (pattern.test(notion) ? places : []))
}

function asks({ text, cues, values, negated }: Sentence): boolean {
  if (values.length > 0 || negated.some(Boolean)) return false
  return hasQuestionMark(text) || cues.some(({ name, from }) => from === 0 && asking.has(name))
}

/** What a row of a table of two columns, or a list to choose from, is called. */
function nameOf({ kind, own, choices, item }: Unit): string | undefined {
  const at = own.indexOf(': ')
  if (at < 1 || item) return undefined
  const name = own.slice(0, at)
  return (kind === 'cell' && !name.includes(' · ')) || choices ? name : undefined
}

/** The words that ask for what is called so; a choice is asked for by what is one of its kind. */
function namedBy(
  name: Meaning,
  { choices }: Unit,
  sentence: Sentence,
  rarity: Scene['rarity'],
  measured: boolean,
): number[] {
  const notions = new Set(name.senses.map(({ notion }) => notion))
  const same = sentence.senses.flatMap(({ notion, places }) => (notions.has(notion) ? places : []))
  const kinds =
    choices || measured
      ? [...notions].flatMap((notion) => {
          const reached = sentence.reach.get(notion)
          return reached && !reached.opposite && (measured || reached.kind) ? reached.places : []
        })
      : []
  return [...new Set([...metBy(sentence, name, rarity), ...same, ...kinds])]
}

function metBy(sentence: Sentence, text: Meaning, rarity: Scene['rarity']): number[] {
  return [...cover(sentence, text, rarity).met].flatMap(([place, level]) => (level < 2 ? [place] : []))
}

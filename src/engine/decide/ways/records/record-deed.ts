import type { Doable } from '../../../candidates/scene.ts'
import type { Meaning } from '../../../meaning/meanings.ts'
import { generalActs } from '../../../understand/acts.ts'
import { clausesOf, type Clause } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { reading } from '../../../weights.ts'
import { weighty } from '../../ranked/does-all-said.ts'
import { sorts } from './record-sorts.ts'
import { isNamedDeed, isSameDeed, taking } from './same-deed.ts'

/** A control of one of several things alike, and what it is called beside the name of that thing. */
export interface OwnControl {
  readonly control: Doable
  readonly label: Meaning
}

/** How something is said to be done, the clearest last: by what comes near it, by another name for it, by its own. */
const levels = { near: 1, same: 2, own: 3 }

/** "Pavel’s is the best one, star it": of the controls of the one that is named, the one that does what else was said. */
export function recordDeed(controls: readonly OwnControl[], rest: Sentence): Doable | undefined {
  const [best, next] = controls
    .flatMap(({ control, label }) => {
      const said = saidFor(label, rest)
      return said ? [{ control, label, ...said }] : []
    })
    .sort((one, other) => other.level - one.level || other.places.length - one.places.length)
  if (!best) return undefined
  const alike = next && next.level === best.level && next.places.length === best.places.length
  return alike || saysMore(best, rest) ? undefined : best.control
}

interface Said {
  readonly level: number
  readonly places: readonly number[]
}

/** By which words of a sentence the deed of a label is said, the clearest of them. */
function saidFor({ senses, words }: Meaning, rest: Sentence): Said | undefined {
  const telling = words.filter(({ content }) => content).length
  // What a title happens to speak of is nothing to do.
  const deeds = senses.flatMap(({ notion, places }) =>
    isDeed(notion) && places.length * 2 >= telling ? [notion] : [],
  )
  const own = rest.senses.filter(({ notion }) => deeds.includes(notion))
  const same = rest.senses.filter(({ notion }) => deeds.some((deed) => isSameDeed(deed, notion)))
  // Who looks at something wants nothing near it done; who books is not put on a waiting list.
  const asks = rest.cues.some(({ name }) => name === 'where')
  const looks = rest.senses.some(
    ({ notion }) => (!asks && generalActs.has(notion)) || taking.includes(notion),
  )
  const near = deeds.flatMap((deed) => {
    const reached = looks ? undefined : rest.reach.get(deed)
    return reached && !reached.opposite ? [reached] : []
  })
  const found = [
    ...own.map(({ places }) => ({ level: levels.own, places })),
    ...same.map(({ places }) => ({ level: levels.same, places })),
    ...near.map(({ places }) => ({ level: levels.near, places })),
  ]
  return found.reduce<Said | undefined>(
    (one, other) =>
      !one ||
      other.level > one.level ||
      (other.level === one.level && other.places.length > one.places.length)
        ? other
        : one,
    undefined,
  )
}

/** Whether a notion is something that is done with a thing, and not only looked at. */
function isDeed(notion: string): boolean {
  if (isNamedDeed(notion)) return true
  return (
    notion.includes('.') &&
    !sorts.has(notion) &&
    !generalActs.has(notion) &&
    !/^(?:talk|time|state|field)\./.test(notion)
  )
}

/** Whether a sentence says to do something else as well, or speaks of something that the deed does not account for. */
function saysMore({ label, level, places }: Said & Pick<OwnControl, 'label'>, rest: Sentence): boolean {
  const does = (notion: string) =>
    label.senses.some((sense) => sense.notion === notion || isSameDeed(sense.notion, notion)) ||
    rest.senses.some(
      (sense) => sense.notion === notion && sense.places.every((place) => places.includes(place)),
    )
  if ([...rest.acts].some((act) => weighty.has(act) && !does(act))) return true
  const most = level === levels.near ? reading.tellingWord : reading.unreadWord
  return clausesOf(rest).some((clause, at, all) => {
    const inside = placesIn(clause, rest)
    if (!inside.some((place) => places.includes(place))) return isOrder(inside, all[at - 1]?.end ?? 0, rest)
    return inside.some((place) => !places.includes(place) && (rest.weights[place] ?? 0) >= most)
  })
}

/** Whether the first word of a clause that means anything says what to do; "the name was changed" only tells it. */
function isOrder(inside: readonly number[], from: number, rest: Sentence): boolean {
  const { text, words, weights, senses, leading, cues } = rest
  const first = inside.find((place) => (weights[place] ?? 0) > 0)
  if (first === undefined || /\s{3,}/.test(text.slice(from, words[first]!.at))) return false
  const acts = senses.some(({ notion, places }) => notion.startsWith('act.') && places[0] === first)
  return (
    acts ||
    leading[first] === true ||
    cues.some(({ name, from: cued }) => name === 'put' && cued === inside[0])
  )
}

function placesIn({ at, end }: Clause, { words }: Sentence): number[] {
  return [...words.keys()].filter((place) => words[place]!.at >= at && words[place]!.end <= end)
}

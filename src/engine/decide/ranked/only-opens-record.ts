import type { Doable, Scene } from '../../candidates/scene.ts'
import { itemsOf } from '../../records/item.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing, reading } from '../../weights.ts'
import { looking } from './does-all-said.ts'
import type { Meant } from './single.ts'

/** "Put the lamp on my list" where the lamp can be more than looked at: what opens it alone does not do what was said. */
export function onlyOpensRecord(first: Meant, sentence: Sentence, scene: Scene): boolean {
  if (!opens(first.doable, scene) || !saysMore(first, sentence)) return false
  return besideIt(first, scene).some((one) => !opens(one, scene))
}

/** What can be done with the one that something belongs to. */
export function besideIt({ doable: { thing } }: Meant, { doables }: Scene): Doable[] {
  return doables
    .filter((one) => one.use === 'press' && one.thing.name !== '' && one.thing.record === thing.record)
    .slice(0, choosing.maxOffers)
}

/** Whether a control is called what its row or card tells, and by no deed beside that. */
function opens({ thing, use, labels: [label] }: Doable, { view, read }: Scene): boolean {
  if (use !== 'press' || thing.record === undefined || !label) return false
  const item = itemsOf(view).find(({ things }) => things.some(({ id }) => id === thing.id))
  const told = item?.parts.flatMap(({ text, control }) => (control ? [] : [text])) ?? []
  const own = new Set(
    [item?.title ?? '', ...told].flatMap((text) => read(text).words.map(({ stem }) => stem)),
  )
  const beside = label.words.flatMap(({ stem, content }, place) => (content && !own.has(stem) ? [place] : []))
  const does = ({ notion, places }: Sense) =>
    deed.test(notion) && !looking.has(notion) && places.some((place) => beside.includes(place))
  return beside.length * 2 < label.words.length && !label.senses.some(does)
}

type Sense = Doable['labels'][number]['senses'][number]

const deed = /^(?:act|cart|wishlist|book|order|return)\./

const ordering: ReadonlySet<string> = new Set(['put', 'send', 'note'])

/** Whether a sentence says to do something, or speaks of something, that a name does not account for. */
function saysMore({ met }: Meant, { acts, cues, weights, negated }: Sentence): boolean {
  return (
    cues.some(({ name }) => ordering.has(name)) ||
    [...acts].some((act) => act.startsWith('act.') && !looking.has(act)) ||
    weights.some((weight, place) => weight >= reading.unreadWord && !met.has(place) && !negated[place])
  )
}

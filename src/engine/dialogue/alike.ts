import type { Doable, Scene } from '../candidates/scene.ts'
import type { Decision } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import { itemsOf, type Item } from '../records/item.ts'
import { referencesIn } from '../understand/references.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { ReplyContext } from './reply-context.ts'

/** "Do the same for the moth": what was last done, or offered, with another thing alike; "and the one about screens" only where nothing else may be meant. */
export function doneAlike(
  sentence: Sentence,
  alone: Decision,
  { memory, scene }: ReplyContext,
): Decision | undefined {
  const same = sentence.senses.some(({ notion }) => notion === 'same')
  const stands = unsettled(alone) !== 'order' && !(same && alone.kind === 'do')
  if (!scene || stands || !(same || goesOn(sentence)) || sentence.negated.some(Boolean)) return undefined
  const offered = memory.asked?.kind === 'choice' ? memory.asked.offers.flatMap(({ moves }) => moves) : []
  const tells = tellsOf(sentence)
  for (const last of [...(memory.last?.moves.toReversed() ?? []), ...offered]) {
    const meant = alikeTo(last, scene).filter(({ doable, item, move }) =>
      same ? isCalled(doable, item, tells, sentence, scene) : isOnlyOffer(move, alone),
    )
    const [only, other] = meant
    if (only && !other)
      return {
        kind: 'do',
        moves: [{ ...only.move, said: sentence.text }],
        left: [],
        todo: [],
        facts: [],
        form: undefined,
      }
  }
  return undefined
}

/** Whether it adds to what was said before, and orders nothing of its own. */
function goesOn({ cues, acts }: Sentence): boolean {
  const orders = [...acts].some((act) => !act.startsWith('talk.'))
  return !orders && cues.some(({ name, from }) => name === 'and' && from === 0)
}

function isOnlyOffer({ elementId }: Move, alone: Decision): boolean {
  const [only, other] = alone.kind === 'offer' ? alone.offers : []
  return !other && only?.moves.length === 1 && only.moves[0]?.elementId === elementId
}

function tellsOf(sentence: Sentence): readonly number[] {
  const same = new Set(sentence.senses.flatMap(({ notion, places }) => (notion === 'same' ? places : [])))
  return referencesIn(sentence).tells.filter((place) => !same.has(place))
}

interface Alike {
  readonly doable: Doable
  readonly move: Move
  readonly item: Item | undefined
}

/** What does the same with another thing: of another record of its group, or another of its own group. */
function alikeTo(last: Move, { view, doables }: Scene): readonly Alike[] {
  const before = view.thing(last.elementId)
  if (!before) return []
  const items = itemsOf(view)
  const holding = (id: number) => items.find(({ things }) => things.some((thing) => thing.id === id))
  const own = holding(before.id)
  return doables.flatMap((doable): Alike[] => {
    const { thing } = doable
    const move = moveOf(doable, last.goal.kind !== 'checked' || last.goal.checked)
    if (move.action !== last.action || thing.id === before.id || thing.kind !== before.kind) return []
    const item = holding(thing.id)
    const isOfGroup =
      own && item
        ? own !== item && own.group === item.group && bare(thing.name, item) === bare(before.name, own)
        : !own && !item && thing.path.join() === before.path.join()
    return isOfGroup ? [{ doable, move, item }] : []
  })
}

function bare(name: string, { title }: Item): string {
  return name.replace(title, '').trim()
}

/** Whether all that is told is what a thing is called by, or stands in its record. */
function isCalled(
  { labels }: Doable,
  item: Item | undefined,
  tells: readonly number[],
  sentence: Sentence,
  { read }: Scene,
): boolean {
  const texts = item ? [item.title, ...item.parts.map(({ text }) => text)] : []
  const met = new Set(
    [...labels, ...texts.map((text) => read(text))].flatMap((text) =>
      [...cover(sentence, text, () => 1).met].flatMap(([place, level]) => (level < 2 ? [place] : [])),
    ),
  )
  return tells.length > 0 && tells.every((place) => met.has(place))
}

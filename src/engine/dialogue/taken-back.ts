import { endsAsQuestion } from '#languages'
import { plain } from '#protocol'
import { unsettled } from '../decide/unsettled.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { undoing } from '../plan/undo.ts'
import { cover } from '../rank/cover.ts'
import { clausesOf } from '../understand/clauses.ts'
import { overlap } from '../understand/extent.ts'
import { referencesIn } from '../understand/references.ts'
import type { Sentence } from '../understand/sentence.ts'
import { coreOf } from './core-of.ts'
import { propose } from './propose.ts'
import { rowsIn, rowsMeant } from './take-out.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

const offs =
  /^(?:act\.(?:remove|untick|undo|reset|cancel|discard|turn-off|deselect)|talk\.(?:never-mind|except)|nav\.back|renounce)$/

/**
 * "Not film after all", "put that back", "go back to the one before": of what was done here the latest that is named, by
 * its label or as it was asked for, is taken back; the very latest where nothing is.
 */
export function takenBack(whole: Sentence, context: ReplyContext): Reply | undefined {
  const { memory, scene, view } = context
  const done = memory.done?.url === view.page?.url ? (memory.done?.moves ?? []) : []
  const core = coreOf(whole)
  const saysNo = core?.answer === 'no'
  const sentence = core ? context.parse(core.text) : whole
  if (!scene || done.length === 0 || endsAsQuestion(whole.text)) return undefined
  if ((!saysNo && !takesBack(whole)) || saysAll(whole)) return undefined
  const alone = context.decide(sentence)
  const parts = [sentence, ...clausesOf(sentence).map(({ text }) => context.parse(text))]
  const named = parts.flatMap((one) =>
    isAllDenied(one) && takesBack(one) ? (latestNamed(one, done, context) ?? []) : [],
  )[0]
  const last = done.at(-1)
  const isAsked =
    alone.kind === 'offer' &&
    alone.offers.some(({ moves }) => moves.some(({ elementId }) => elementId === last?.elementId))
  const move = named ?? (saysNo && isAsked && unsettled(alone) === 'order' ? last : undefined)
  const talks = alone.kind === 'talk' || alone.kind === 'use'
  if (talks && (!named || tellsOf(sentence).length === 0)) return undefined
  if (!move || (alone.kind === 'do' && (!named || touches(alone.moves, move)))) return undefined
  const moves = undoing([move], scene.view, false)
  if (moves) return propose(moves, context)
  const [row, other] =
    named && tellsOf(sentence).length > 0 ? rowsMeant(rowsIn(scene), sentence, context) : []
  return row && !other ? propose([moveOf(row.control, true)], context) : undefined
}

/** "Take all the filters off" is a wish of its own. */
function saysAll(sentence: Sentence): boolean {
  const { aside } = referencesIn(sentence)
  return sentence.senses.some(
    ({ notion, places }) =>
      notion === 'filter.clear' || (notion === 'talk.all' && !places.every((place) => aside.has(place))),
  )
}

/** What is wanted instead is no taking back. */
function isAllDenied({ values, words, negated }: Sentence): boolean {
  return values.every((value) => words.some((word, place) => overlap(value, word) && negated[place]))
}

function touches(moves: readonly Move[], { elementId }: Move): boolean {
  return moves.some((move) => move.elementId === elementId)
}

function takesBack(sentence: Sentence): boolean {
  const { senses } = sentence
  return (
    isDenied(sentence) || referencesIn(sentence).refuses || senses.some(({ notion }) => offs.test(notion))
  )
}

function isDenied({ negated, weights }: Sentence): boolean {
  return negated.some((denied, place) => denied && (weights[place] ?? 0) > 0)
}

/** The latest move that all that is told names; the last of all where nothing is told but that it is taken back. */
function latestNamed(sentence: Sentence, done: readonly Move[], context: ReplyContext): Move | undefined {
  const { leans } = referencesIn(sentence)
  const telling = tellsOf(sentence)
  if (telling.length === 0 && pointsBack(sentence))
    return done.findLast(({ instead }) => instead !== undefined) ?? done.at(-1)
  if (telling.length === 0) return leans ? done.at(-1) : undefined
  return done.findLast((move) => {
    const met = metBy(sentence, move, context)
    return telling.every((place) => met.has(place))
  })
}

function tellsOf(sentence: Sentence): number[] {
  const { tells } = referencesIn(sentence)
  const small = new Set(
    sentence.senses.flatMap(({ notion, places }) =>
      offs.test(notion) || notion.startsWith('time.') ? places : [],
    ),
  )
  return tells.filter((place) => !small.has(place))
}

/** "The one I had before" */
function pointsBack({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => notion === 'time.before')
}

function metBy(
  sentence: Sentence,
  { label, inputData = '', said = '' }: Move,
  { scene, parse }: ReplyContext,
): ReadonlySet<number> {
  if (!scene) return new Set()
  const stems = new Set(said === '' ? [] : parse(said).words.map(({ stem }) => stem))
  const met = cover(sentence, scene.read(`${label} ${inputData}`), () => 1, { denied: true }).met
  return new Set([
    ...[...met].flatMap(([place, level]) => (level < 2 ? [place] : [])),
    ...sentence.words.flatMap(({ stem, text }, place) =>
      stems.has(stem) || plain(label) === plain(text) ? [place] : [],
    ),
  ])
}

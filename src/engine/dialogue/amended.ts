import { filledTogether } from '../fill/sections/filled-together.ts'
import type { Move } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { anotherValue } from './another-value.ts'
import { withoutAnswer, withoutNo } from './core-of.ts'
import { corrected } from './correct.ts'
import type { Memory, Progress } from './memory.ts'
import { otherPart } from './other-part.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/**
 * "Yes, but make it three", "no, the 12th", "and high priority": while values wait for a yes, what is told of their form
 * is read as though they stood there already. It changes or adds to them, and the others are not lost.
 */
export async function amended(sentence: Sentence, context: ReplyContext): Promise<Reply | undefined> {
  const { memory, scene, view } = context
  const { waiting, progress } = waitingIn(memory)
  const settings = waiting.filter(isSetting)
  const url = memory.task ? memory.task.before.url : view.page?.url
  if (!scene || settings.length === 0 || url !== view.page?.url || shortAnswer(sentence.text))
    return undefined
  const rest = withoutAnswer(sentence)
  const agrees = rest !== undefined && withoutNo(sentence) === undefined
  const told = agrees ? context.parse(rest) : sentence
  const after = context.after(settings)
  const said = await saidOf(told, agrees, after)
  const kept = narrowed(settings, told, context)
  const added = said && isOfForm(said.moves, settings, context) ? said : undefined
  // What is told anew of several values is a sentence of its own.
  const again = added && !added.corrects && !agrees && added.moves.length > 1 && rest === undefined
  if (again && added.moves.some((move) => replaces(move, settings, context))) return undefined
  if (!added && kept.length === settings.length && !agrees) return undefined
  const moves = [
    ...kept.filter((one) => !added?.moves.some((move) => replaces(move, [one], context))),
    ...(added?.moves.filter(isSetting) ?? []),
    ...waiting.filter((move) => !isSetting(move)),
    ...(added?.moves.filter(
      (move) => !isSetting(move) && !waiting.some(({ elementId }) => elementId === move.elementId),
    ) ?? []),
  ]
  const understood = added !== undefined || kept.length < settings.length
  return propose(moves, context, {
    ...progress,
    ...added?.progress,
    facts: [...(progress.facts ?? []), ...(added?.progress.facts ?? [])],
    open: [...(progress.open ?? []), ...(added?.progress.open ?? []), ...(understood ? [] : [told.text])],
  })
}

/** What waits for a yes: steps that were proposed, or the one form that was offered. */
function waitingIn({ task, asked, facts = [] }: Memory): {
  readonly waiting: readonly Move[]
  readonly progress: Partial<Progress>
} {
  if (task) return { waiting: [...task.pending, ...task.rest], progress: task }
  const [only, other] = asked?.kind === 'choice' ? asked.offers : []
  // What was only asked after, “is it one of these?”, nobody told yet.
  const isForm = only?.facts !== undefined && !other && only.moves.every(isSetting)
  return isForm
    ? { waiting: only.moves, progress: { facts: only.facts ?? facts } }
    : { waiting: [], progress: {} }
}

function isSetting({ goal }: Move): boolean {
  return goal.kind === 'value' || goal.kind === 'checked'
}

interface Said {
  readonly moves: readonly Move[]
  readonly progress: Partial<Progress>
  readonly corrects: boolean
}

/** What a sentence sets, where the values that wait stand on the page already. */
async function saidOf(told: Sentence, agrees: boolean, after: ReplyContext): Promise<Said | undefined> {
  const corrects =
    otherPart(told, after) ?? (await corrected(told, after)) ?? (agrees && anotherValue(told, after, true))
  const task = corrects ? corrects.memory.task : undefined
  if (task) return { moves: [...task.pending, ...task.rest], progress: {}, corrects: true }
  const decision = after.decide(told)
  if (decision.kind !== 'do') return undefined
  const { moves, facts, left, open = [], todo } = decision
  return { moves, progress: { facts, left, open, todo }, corrects: false }
}

/** Whether moves only set what belongs to the form of others, or send it. */
function isOfForm(moves: readonly Move[], settings: readonly Move[], { scene }: ReplyContext): boolean {
  const view = scene?.view
  const things = settings.flatMap(({ elementId }) => view?.thing(elementId) ?? [])
  const own = new Set(things.flatMap((thing) => (view ? [...filledTogether(thing, view)] : [])))
  const forms = new Set(things.map(({ form }) => form))
  const sends = ({ elementId }: Move) => {
    const form = view?.thing(elementId)?.form
    return (
      form !== undefined && forms.has(form) && view?.forms[form]?.submits.some(({ id }) => id === elementId)
    )
  }
  return moves.length > 0 && moves.every((move) => (isSetting(move) ? own.has(move.elementId) : sends(move)))
}

/** Whether a move sets what one of others sets: the same field, or another answer to the same question. */
function replaces({ elementId }: Move, others: readonly Move[], { scene }: ReplyContext): boolean {
  const own = scene?.view.thing(elementId)
  return others.some((other) => {
    const thing = scene?.view.thing(other.elementId)
    const isAnswer = own?.kind.endsWith('radio') && thing?.kind === own.kind
    return other.elementId === elementId || (isAnswer && thing?.path.at(-1) === own?.path.at(-1))
  })
}

/** "Without the phone", "Friday only": what is left of what waits. */
function narrowed(settings: readonly Move[], told: Sentence, { scene }: ReplyContext): readonly Move[] {
  if (!scene) return settings
  const { negated, cues, weights } = told
  const metBy = ({ elementId, label }: Move) => {
    const own = scene.doables.find(({ thing }) => thing.id === elementId)
    const labels = [scene.read(label), ...(own?.labels ?? [])]
    return labels.flatMap((one) =>
      [...cover(told, one, scene.rarity, { denied: true }).met].flatMap(([place, level]) =>
        level < 2 && (weights[place] ?? 0) > 0 ? [place] : [],
      ),
    )
  }
  const isDenied = (move: Move) => metBy(move).some((place) => negated[place])
  const left = settings.filter((move) => !isDenied(move))
  if (!cues.some(({ name }) => name === 'only')) return left
  const ticks = left.filter(({ goal }) => goal.kind === 'checked')
  const meant = ticks.filter((move) => metBy(move).length > 0)
  const groupOf = ({ elementId }: Move) => scene.view.thing(elementId)?.path.at(-1)
  return left.filter(
    (move) =>
      !ticks.includes(move) || meant.includes(move) || !meant.some((one) => groupOf(one) === groupOf(move)),
  )
}

import { limits, type SequenceStep } from '#protocol'
import type { EngineView } from '../engine.ts'
import { askAtAnyRate } from './act/ask-likely.ts'
import type { Move, Outcome, Scene } from './act/outcome.ts'
import { plan } from './act/plan.ts'
import { offerSearch } from './act/search.ts'
import { bestForm } from './act/fill.ts'
import { isName, listedAs } from './ground/named-here.ts'
import { laterFacts } from './fill/later-facts.ts'
import { indexPage, type PageIndex } from './ground/page-index.ts'
import type { Task } from './memory.ts'
import { conclude } from './propose/conclude.ts'
import type { Desk } from './propose/desk.ts'
import { proposeAct } from './propose/propose-act.ts'
import { settle } from './propose/settle.ts'
import type { Reply } from './reply.ts'
import { phrasebook } from './texts/index.ts'
import { sayVerbEachTime } from './understand/ellipsis.ts'
import { isAside } from './understand/aside.ts'
import type { Intent } from './understand/intent.ts'
import { referBack, topicOf } from './understand/refer-back.ts'
import { understand } from './understand/understand.ts'

interface Underway {
  /** Moves that are to go out before anything new. */
  readonly first?: readonly Move[]
  /** What is to be said with whatever comes next. */
  readonly speech?: readonly string[]
  /** The page, where it was read before. */
  readonly index?: PageIndex
}

/** Goes on with a task on the page as it is now, up to the next thing that needs the page or the visitor. */
export function work(
  task: Task,
  view: EngineView,
  handled: string | undefined,
  { first = [], speech = [], index = indexPage(view.page ?? {}) }: Underway = {},
): Reply {
  const desk = deskFor(task, view, handled, { first, speech, index })
  const reply = goOn(desk, [...task.rest])
  return { ...reply, memory: { ...reply.memory, topic: desk.task.topic, topicAt: view.page?.url } }
}

function deskFor(
  task: Task,
  view: EngineView,
  handled: string | undefined,
  { first, speech, index }: Required<Underway>,
): Desk {
  return {
    view,
    index,
    say: phrasebook(view.language),
    handled,
    moves: [...first],
    from: [],
    speech: [...speech],
    task: { ...task, pending: undefined },
  }
}

function goOn(desk: Desk, queue: (string | Intent)[]): Reply {
  const { view, index, say } = desk
  const scene = { index, say, now: view.now }
  /** Whether the visitor's next words fill in more: a form is asked about when nothing more is told. */
  const saysMore = (next: string | Intent | undefined): boolean => {
    const outcome =
      typeof next === 'string' ? plan(understand(next, index), { ...scene, facts: [] }) : undefined
    return outcome?.kind === 'moves' && outcome.quiet === true
  }
  if (queue.length === 0)
    queue.push(...nextPageOfForm(desk.task, (facts) => bestForm(facts, '', { ...scene, facts })))

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const parts = typeof next === 'string' ? sayVerbEachTime(next) : []
    if (parts.length > 1 && parts.every(saysMore)) {
      queue.unshift(...parts)
      continue
    }
    const said = typeof next === 'string' ? understand(next, index) : next
    const intent =
      typeof next === 'string' ? referBack(said, desk.task.topic, (topic) => listedAs(topic, index)) : said
    // Who says `it` still speaks of the same.
    const topic = typeof next === 'string' && intent === said ? topicOf(intent, next) : desk.task.topic
    const planned = inContext(plan(intent, { ...scene, facts: desk.task.facts }), desk, index)
    const outcome = (intent.kind === 'open' && sought(planned, { ...scene, facts: [] })) || planned
    if (intent.kind === 'complete' && saysMore(queue[0])) {
      queue.splice(1, 0, next)
      continue
    }
    const kept =
      typeof next === 'string' && isLost(outcome) && (hasBegun(desk) || queue.some(saysMore))
        ? laterFacts(next, index, view.now)
        : []
    if (kept.length > 0) {
      desk.task = { ...desk.task, facts: [...desk.task.facts, ...kept], rest: [...queue] }
      continue
    }
    const isPart = queue.length > 0 || hasBegun(desk)
    if (typeof next === 'string' && !isName(next, index) && isSkipped(next, intent, outcome, isPart)) {
      desk.task = { ...desk.task, topic, rest: [...queue] }
      continue
    }
    if (desk.moves.length > 0 && !joins(outcome, desk.moves)) {
      desk.task = { ...desk.task, rest: [next, ...queue] }
      return proposeAct(desk)
    }
    if (outcome.kind === 'moves') {
      desk.moves.push(...outcome.moves.filter((move) => !isRepeated(move, desk)))
      desk.from.push(next)
      queue.unshift(...(outcome.after ?? []))
    }
    desk.task = {
      ...desk.task,
      rest: [...queue],
      facts: factsAfter(intent, outcome, desk.task.facts),
      topic,
      finale: finaleOf(intent, queue) ?? desk.task.finale,
    }
    const reply = outcome.kind === 'moves' ? actNow(outcome, desk) : settle(outcome, desk)
    if (reply) return reply
  }
  return desk.moves.length > 0 ? proposeAct(desk) : conclude(desk)
}

function isSkipped(clause: string, intent: Intent, outcome: Outcome, isPart: boolean): boolean {
  if (!isPart || !isAside(clause)) return false
  // What is only told may be filled in; it is no order to press something.
  if (intent.kind === 'do') return outcome.kind !== 'moves' || !outcome.quiet
  if (intent.kind === 'locate') return true
  if (intent.kind !== 'question') return false
  return (
    outcome.kind === 'cannot' ||
    outcome.kind === 'unsure' ||
    (outcome.kind === 'answer' && outcome.unanswered === true)
  )
}

/** A clause that names nothing on the page may be meant by what was said around it. */
function inContext(outcome: Outcome, desk: Desk, index: PageIndex): Outcome {
  const { said, facts } = desk.task
  if (outcome.kind !== 'cannot' || outcome.lost === undefined || said === undefined || hasBegun(desk))
    return outcome
  return askAtAnyRate(said, { index, say: desk.say, now: desk.view.now, facts }) ?? outcome
}

/** What was to be opened and is not here may be searched for. */
function sought(outcome: Outcome, scene: Scene): Outcome | undefined {
  return outcome.kind === 'cannot' && outcome.lost !== undefined
    ? offerSearch(outcome.lost, scene)
    : undefined
}

/** Nothing came of it, or only a guess. */
function isLost({ kind }: Outcome): boolean {
  return kind === 'cannot' || kind === 'unsure' || kind === 'answer'
}

function hasBegun({ moves, task }: Desk): boolean {
  return moves.length > 0 || task.done.length > 0
}

/** Entries into fields go out together; whatever may change the page goes alone. */
function joins(outcome: Outcome, moves: readonly Move[]): boolean {
  return (
    outcome.kind === 'moves' &&
    outcome.quiet === true &&
    moves.length + outcome.moves.length <= limits.actionsPerPlan
  )
}

/** `There will be six of us, put 6 guests` says one thing twice. */
function isRepeated({ step, check }: Move, { moves, task }: Desk): boolean {
  const isEntry = check.kind === 'value' || check.kind === 'checked'
  return (
    moves.some(({ step: other }) => isSame(other, step)) || (isEntry && task.done.includes(step.description))
  )
}

function isSame(a: SequenceStep, b: SequenceStep): boolean {
  return a.action === b.action && a.elementId === b.elementId && a.inputData === b.inputData
}

function actNow({ quiet, after }: Extract<Outcome, { kind: 'moves' }>, desk: Desk): Reply | undefined {
  return desk.moves.length === 0 || (quiet && !after) ? undefined : proposeAct(desk)
}

/** `Fill` deals with everything that was told so far; other intents only add what they leave. */
function factsAfter(intent: Intent, outcome: Outcome, before: Task['facts']): Task['facts'] {
  if (outcome.kind !== 'moves' || !outcome.facts) return before
  return intent.kind === 'fill' ? outcome.facts : [...before, ...outcome.facts]
}

/** `Fill it in with … and continue`: the last words are said for every page that still asks for something told. */
function finaleOf(intent: Intent, queue: readonly (string | Intent)[]): string | undefined {
  const last = queue.at(-1)
  return intent.kind === 'fill' && typeof last === 'string' ? last : undefined
}

/** The next page of a form that is being filled: more of the same, as long as it has fields for what was told. */
function nextPageOfForm(
  { facts, finale }: Task,
  best: (facts: Task['facts']) => ReturnType<typeof bestForm>,
): (string | Intent)[] {
  if (facts.length === 0 || !best(facts)?.placed.length) return []
  return [{ kind: 'fill', form: '', text: '' }, ...(finale === undefined ? [] : [finale])]
}

import { viewOf, type EngineInput } from '#assistant'
import type { TextName } from '#languages'
import type { SequenceResult, StepError } from '#protocol'
import { isBinding } from '../decide/ranked/does-all-said.ts'
import { isReached } from './is-reached.ts'
import { arrowKeys } from '../plan/arrow-keys.ts'
import { pointing, type Move } from '../plan/move.ts'
import { tellDone } from '../speech/tell-moves.ts'
import { tellResult } from '../speech/tell-result.ts'
import {
  askFor,
  formFilled,
  formOf,
  leadsFurther,
  leftToVisitor,
  lonelySubmit,
  missingIn,
  sendingButton,
} from './ask-missing.ts'
import { backToGoods } from './back-to-goods.ts'
import { carryOut } from './carry-out.ts'
import { anotherNumber } from './correct.ts'
import { followUp } from './follow-up.ts'
import { soughtInVain } from './found-nothing.ts'
import { givenHere } from './keep-told.ts'
import { fresh, type Memory, type Progress, type Task } from './memory.ts'
import { oneMore } from './one-more.ts'
import { propose } from './propose.ts'
import { takenOut } from './take-out.ts'
import { following } from '../weights.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** What follows from what happened since the last proposal. */
export function onOutcome(inputs: readonly EngineInput[], context: ReplyContext): Promise<Reply> | Reply {
  const { memory, say } = context
  const last = inputs.findLast((input) => input.kind !== 'message' && input.kind !== 'said')
  const { task } = memory
  if (last?.kind === 'refused') return refusedTo(task, context)
  if (last?.kind === 'silence') return answer(say('silence'), fresh(memory), true)
  if (last?.kind === 'confirmation' && !last.confirmed) return answer(say('notDone'), fresh(memory))
  // A turn that an older release began: nobody reads its memory any more.
  if (!task) return answer(say('unknownEnd'), fresh(memory), true)
  const refused = last && 'refusedForm' in last ? last.refusedForm : undefined
  if (refused && refused.wanted.length + refused.complaints.length > 0)
    return refusedByPage(refused, task, context)
  const result = last?.kind === 'result' ? last.result : { success: true }
  const called = task.pending.some(({ call }) => call !== undefined)
  return result.success || (errorIn(result) === 'no_effect' && !called)
    ? observed(task, result, context)
    : failed(task, result, context)
}

/** What may not be pressed for the visitor, such as a link to another site, can still be pointed at. */
function refusedTo(task: Task | undefined, context: ReplyContext): Reply {
  const { memory, say } = context
  const [first] = task?.pending ?? []
  if (!first || first.action !== 'click') return answer(say('refused'), fresh(memory), true)
  return propose([pointing(first.elementId, first.label)], context)
}

/** A form that the page did not take: its own words, and what it still wants is asked for. */
function refusedByPage(
  { wanted, complaints }: { wanted: readonly string[]; complaints: readonly string[] },
  task: Task,
  context: ReplyContext,
): Reply {
  const { memory, say, scene } = context
  const quote = (names: readonly string[]) => names.map((name) => say('quote', { name })).join(', ')
  const form = scene?.view.forms.find(({ fields }) => fields.some(({ label }) => wanted.includes(label)))
  const fields = (form ? missingIn(form) : []).filter(({ label }) => wanted.includes(label))
  const press = task.pending.find(({ goal }) => goal.kind === 'changed')
  const says = complaints.length > 0 ? say('says', { passages: quote(complaints) }) : ''
  const wants = wanted.length > 0 ? say('stillWants', { list: quote(wanted) }) : ''
  if (fields.length > 0) return askFor(fields, context, wants || says, task, press)
  const pressed = press ? say('pressed', { list: quote([press.label]) }) : ''
  return answer([pressed, says, wants].filter(Boolean).join(' '), fresh(memory), true)
}

/** Sorts moves into those whose effect the page shows and those that left no trace, and goes on. */
async function observed(task: Task, result: SequenceResult, context: ReplyContext): Promise<Reply> {
  const { view } = context
  const seen = { page: view.page, result, before: task.before, pageIsNew: view.pageIsNew }
  // What comes after a step that did not work, or that the plan was cut behind, was not tried.
  const ran = result.success ? result.completedSteps : result.results?.length
  const tried = task.pending.slice(0, ran || task.pending.length)
  const untried = task.pending.slice(tried.length)
  const pending = tried.map((move, at) => withAnswer(move, result.results?.[at]?.text))
  const reached = pending.filter((move) => isReached(move, seen))
  const lost = pending.filter((move) => !reached.includes(move))
  const progress: Progress = { ...task, done: [...task.done, ...reached], unseen: [...task.unseen, ...lost] }
  const byKeys = lost.flatMap((move) => keysInstead(move, context) ?? [])
  if (byKeys.length > 0)
    return propose([...byKeys, ...untried, ...task.rest], context, { ...progress, unseen: task.unseen })
  const later = { ...task, rest: [...untried, ...task.rest] }
  if (progress.unseen.length > 0 && !mayGoOn(later, context))
    return conclude(progress, untried.length > 0 ? { ...task, rest: [] } : task, context)
  return concluded(progress, later, context)
}

/** What comes next of a task, or its end. */
export async function concluded(progress: Progress, task: Task, context: ReplyContext): Promise<Reply> {
  return (await goOn(progress, task, context)) ?? conclude(progress, task, context)
}

/** A call of a tool with what it answered. */
function withAnswer(move: Move, text = ''): Move {
  return move.call ? { ...move, call: { ...move.call, told: tellResult(text) } } : move
}

/** A field that counts and takes no text is set by its arrow keys. */
function keysInstead({ action, goal }: Move, { scene }: ReplyContext): Move[] | undefined {
  const thing = goal.kind === 'value' ? scene?.view.thing(goal.elementId) : undefined
  const counts = thing?.kind === 'spinbutton' && action !== 'press_key' && thing.state.value !== ''
  return counts && goal.kind === 'value' ? arrowKeys(thing, thing.state.value ?? '', goal.value) : undefined
}

/** "Press one, then two": what only presses on is done, though the first press showed nothing; what binds is not. */
function mayGoOn({ rest }: Task, { scene }: ReplyContext): boolean {
  const next = rest.map(({ elementId }) => scene?.doables.find(({ thing }) => thing.id === elementId))
  return next.length > 0 && next.every((doable) => doable?.use === 'press' && !isBinding(doable))
}

/** What comes next: moves that wait, what was told for this page, then what else was said. */
async function goOn(progress: Progress, task: Task, context: ReplyContext): Promise<Reply | undefined> {
  const { view, scene } = context
  const now = view.page ? viewOf(view.page) : undefined
  const same = view.page?.url === task.before.url
  const possible = task.rest.filter(({ elementId }) => same && now?.thing(elementId) !== undefined)
  if (task.rest.length > 0 && possible.length === task.rest.length)
    return propose(possible, context, progress)
  const again = [...new Set(task.rest.flatMap(({ said }) => said ?? []))]
  const todo = [...again, ...progress.todo]
  const left = task.rest.length > 0 && again.length === 0
  if (left || !scene) return undefined
  // What was told where nothing asked for it may be asked for on another page.
  const { told: kept = [], ...memory } = context.memory
  const isKept = progress.facts.length === 0 && !same
  const facts = isKept ? kept : progress.facts
  const told = facts.length > 0 ? context.decide(context.parse(facts.join(', '))) : undefined
  // What was written already is not written again, nor written over.
  const written = new Set(progress.done.map(({ elementId }) => elementId))
  const open = told?.kind === 'do' ? told.moves.filter((move) => !written.has(move.elementId)) : []
  const unwritten = isKept ? givenHere(open, context) : open
  if (told?.kind === 'do' && told.form && unwritten.length > 0) {
    const form = formOf(unwritten, context)
    const press = progress.sends && told.form !== 'sent' && form ? sendingButton(form, context) : undefined
    const moves = [...unwritten, ...(press ? [press] : [])]
    const after = isKept ? { ...context, memory } : context
    return propose(moves, after, { ...progress, left: told.left, facts: told.facts, todo, open: [] })
  }
  const [next, ...later] = todo
  if (next === undefined) return undefined
  const sentence = context.parse(next)
  const after = { ...progress, todo: later }
  const known =
    backToGoods(sentence, context, after) ??
    takenOut(sentence, context, after) ??
    oneMore(sentence, context, after) ??
    anotherNumber(sentence, context, after)
  if (known) return known
  const alone = context.decide(sentence)
  const meant = followUp(sentence, alone, context) ?? { sentence, decision: alone }
  return carryOut(meant.decision, meant.sentence, context, after)
}

/** The end of a task: what was seen to work, what was not, what found no place, and what is missing. */
function conclude(progress: Progress, task: Task, context: ReplyContext): Reply {
  const { memory, say, scene, view } = context
  const { done, unseen, left, facts } = progress
  const lost = [...task.rest.map(({ label }) => label), ...progress.todo]
  const settled = unseen.length === 0 && lost.length === 0
  const form = settled ? formFilled(done, context) : undefined
  const missing = form ? missingIn(form) : []
  const last = done.length > 0 ? { moves: done, url: view.page?.url, from: task.before.url } : memory.last
  const after = { ...context, memory: withDone({ ...memory, ...(last && { last }) }, done, view.page?.url) }
  if (missing.length > 0) return askFor(missing, after, tellDone(done, say), progress)
  const press =
    form && !form.search ? sendingButton(form, context) : settled ? lonelySubmit(done, context) : undefined
  const kept = press && leadsFurther(press, context) ? facts : []
  const unused = left.filter((value) => !kept.some((piece) => piece.includes(value)))
  const open = kept.length > 0 ? [] : (progress.open ?? [])
  const vain = soughtInVain(done, scene)
  const whole = unseen.length + lost.length + open.length + unused.length === 0 && vain === undefined
  const sent = done.at(-1)?.goal.kind === 'changed' && done.some(({ goal }) => goal.kind === 'value')
  const own = sent && scene ? leftToVisitor(scene.view) : []
  const quote = (names: readonly string[]) => names.map((name) => say('quote', { name })).join(', ')
  const told = [
    whole && !press && done.some((move) => !move.call?.told) ? say('done') : '',
    tellDone(done, say),
    unseen.length > 0 ? say('unseen', { list: quote(unseen.map(({ label }) => label)) }) : '',
    lost.length > 0 ? say('failed', { list: quote(lost), reason: say('whyGone') }) : '',
    open.length > 0 ? say('partNotUnderstood', { list: quote(open) }) : '',
    vain === undefined ? '' : say('noSuch', { target: vain }),
    unused.length > 0 ? say('unused', { list: quote(unused) }) : '',
    kept.length > 0 ? say('keptForLater', { list: quote(kept) }) : '',
    own.length > 0 ? say('leftToYou', { list: quote(own) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
  const next: Memory = {
    ...fresh(after.memory),
    ...(press && facts.length > 0 && { facts }),
  }
  // What waits for a yes is not done yet.
  if (press) {
    const { label } = press
    const filled = done.at(-1)?.action === 'drag' ? 'pressNow' : 'onlyPress'
    const asks = say(whole ? filled : 'pressStill', { label })
    // Pressed or told, it is the page's own button: where the policy asks, that is the only question.
    return offering([told, asks].filter(Boolean).join(' '), [{ label, moves: [press] }], next, !whole)
  }
  if (!whole) return answer(told, next, true)
  // What was only looked up is an answer.
  if (done.length > 0 && done.every(({ call }) => call?.reads)) return answer(told, next)
  const summary = done.map(({ label }) => label).join(', ')
  return { proposal: { kind: 'finish', summary, message: told }, memory: next }
}

/** What was set is kept as long as the page is the same. */
function withDone(memory: Memory, moves: readonly Move[], url: string | undefined): Memory {
  const before = memory.done?.url === url ? (memory.done?.moves ?? []) : []
  const set = moves.filter(
    ({ goal, says }) => goal.kind !== 'shown' && goal.kind !== 'told' && says !== 'stepOpen',
  )
  const kept = before.filter(({ elementId }) => set.every((move) => move.elementId !== elementId))
  return { ...memory, done: { url, moves: [...kept, ...set].slice(-following.keptTitles) } }
}

const reasons: Readonly<Partial<Record<StepError, TextName>>> = {
  element_not_found: 'whyGone',
  stale_element: 'whyGone',
  not_visible: 'whyHidden',
  disabled: 'whyOff',
  covered: 'whyCovered',
  option_not_found: 'whyNoOption',
  no_effect: 'whyNothing',
  blocked_by_policy: 'whyForbidden',
  cross_origin: 'whyForbidden',
  timeout: 'whySlow',
  cancelled_by_visitor: 'whyStopped',
  navigation_interrupted: 'whyStopped',
  unsupported_action: 'whyForbidden',
}

function errorIn(result: SequenceResult): StepError {
  const at = Math.max(0, result.results?.findIndex(({ success }) => !success) ?? 0)
  return (result.results?.[at]?.error ?? result.error ?? '') as StepError
}

const moved: ReadonlySet<StepError> = new Set(['element_not_found', 'stale_element'])

async function failed(task: Task, result: SequenceResult, context: ReplyContext): Promise<Reply> {
  const { memory, say } = context
  const at = Math.max(0, result.results?.findIndex(({ success }) => !success) ?? 0)
  const error = errorIn(result)
  const said = [...new Set([...task.pending.slice(at), ...task.rest].flatMap((move) => move.said ?? []))]
  // The page has moved on: what was said is looked for once more.
  if (moved.has(error) && !task.again && said.length > 0) {
    const [next = '', ...later] = said
    const sentence = context.parse(next)
    const decision = context.decide(sentence)
    const done = [...task.done, ...task.pending.slice(0, at)]
    if (decision.kind === 'do')
      return carryOut(decision, sentence, context, {
        ...task,
        done,
        todo: [...later, ...task.todo],
        again: true,
      })
  }
  const before = task.done.length > 0 ? say('doneThenNot', { list: listOf(task.done) }) : ''
  const what = task.pending[at]?.label ?? ''
  // Why its own tool did not work, the site says best.
  const own = task.pending[at]?.call !== undefined && result.results?.[at]?.reason
  const text = [before, say('failed', { list: what, reason: own || say(reasons[error] ?? 'whyOther') })]
    .filter(Boolean)
    .join(' ')
  return { proposal: { kind: 'fail', text }, memory: fresh(memory) }
}

function listOf(moves: readonly Move[]): string {
  return moves.map(({ label }) => label).join(', ')
}

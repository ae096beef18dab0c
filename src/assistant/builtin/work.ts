import { limits } from '#protocol'
import type { EngineView } from '../engine.ts'
import type { Move, Outcome } from './act/outcome.ts'
import { plan } from './act/plan.ts'
import { indexPage } from './ground/page-index.ts'
import type { Task } from './memory.ts'
import { conclude } from './propose/conclude.ts'
import type { Desk } from './propose/desk.ts'
import { proposeAct } from './propose/propose-act.ts'
import { settle } from './propose/settle.ts'
import type { Reply } from './reply.ts'
import { phrasebook } from './texts/index.ts'
import { understand } from './understand/understand.ts'

/** Goes on with a task on the page as it is now, up to the next thing that needs the page or the visitor. */
export function work(
  task: Task,
  view: EngineView,
  handled: string | undefined,
  first: readonly Move[] = [],
): Reply {
  const say = phrasebook(view.language)
  const index = indexPage(view.page ?? {})
  const desk: Desk = {
    view,
    say,
    handled,
    moves: [...first],
    from: [],
    speech: [],
    task: { ...task, pending: undefined },
  }
  const queue = [...task.rest]

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const intent = typeof next === 'string' ? understand(next, index) : next
    const outcome = plan(intent, { index, say, now: view.now, facts: desk.task.facts })
    if (desk.moves.length > 0 && !joins(outcome, desk.moves)) {
      desk.task = { ...desk.task, rest: [next, ...queue] }
      return proposeAct(desk)
    }
    if (outcome.kind === 'moves') {
      desk.moves.push(...outcome.moves)
      desk.from.push(next)
      queue.unshift(...(outcome.after ?? []))
    }
    desk.task = { ...desk.task, rest: [...queue], facts: factsAfter(outcome) ?? desk.task.facts }
    const reply = outcome.kind === 'moves' ? actNow(outcome, desk) : settle(outcome, desk)
    if (reply) return reply
  }
  return desk.moves.length > 0 ? proposeAct(desk) : conclude(desk)
}

/** Entries into fields go out together; whatever may change the page goes alone. */
function joins(outcome: Outcome, moves: readonly Move[]): boolean {
  return (
    outcome.kind === 'moves' &&
    outcome.quiet === true &&
    moves.length + outcome.moves.length <= limits.actionsPerPlan
  )
}

function actNow({ quiet, after }: Extract<Outcome, { kind: 'moves' }>, desk: Desk): Reply | undefined {
  return quiet && !after ? undefined : proposeAct(desk)
}

function factsAfter(outcome: Outcome): Task['facts'] | undefined {
  return outcome.kind === 'moves' ? outcome.facts : undefined
}

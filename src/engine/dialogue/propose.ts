import { fingerprint } from '#assistant'
import { limits } from '#protocol'
import { stepOf, type Move } from '../plan/move.ts'
import { toCart } from '../plan/to-cart.ts'
import { tellPlan } from '../speech/tell-moves.ts'
import { fresh, nothingYet, type Progress } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** Proposes moves, as many as a plan may hold; after one that may change the page the rest waits. */
export function propose(
  moves: readonly Move[],
  context: ReplyContext,
  progress: Partial<Progress> = {},
): Reply {
  const { view, memory, say, scene } = context
  // At the last step of a turn nothing may be begun.
  if (view.step >= view.lastStep) return answer(say('tooManySteps'), fresh(memory), true)
  const cut = moves.findIndex(({ goal }) => goal.kind === 'changed')
  const count = Math.min(cut === -1 ? moves.length : cut + 1, limits.actionsPerPlan)
  const pending = moves.slice(0, count).map((move) => withBefore(move, context))
  const cart = scene && toCart(scene)?.label
  return {
    proposal: {
      kind: 'act',
      steps: pending.map((move) => stepOf(move, say)),
      message: tellPlan(pending, say),
    },
    memory: {
      ...fresh(memory),
      task: {
        ...nothingYet,
        ...progress,
        pending,
        rest: moves.slice(count),
        before: {
          url: view.page?.url,
          fingerprint: fingerprint(view.page),
          ...(cart !== undefined && { cart }),
        },
      },
    },
  }
}

/** A choice with what was chosen before it, which takes it back. */
function withBefore(move: Move, { scene }: ReplyContext): Move {
  const thing = move.says === 'stepPick' ? scene?.view.thing(move.elementId) : undefined
  if (!thing || move.instead !== undefined) return move
  const place = thing.path.join()
  const before = scene?.view.things.find(
    ({ id, kind, path, state }) =>
      id !== thing.id && kind === thing.kind && state.checked === true && path.join() === place,
  )
  return before ? { ...move, instead: before.id } : move
}

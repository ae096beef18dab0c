import type { IntentOf } from '../understand/intent.ts'
import { leaveToVisitor } from './guard.ts'
import { movesIn, nameOf } from './moves.ts'
import { askWhich } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { groundIntent } from './pinned.ts'
import { pin, press } from './press.ts'

/** `Tick X`, `turn X off`. When no box answers, the words may be the label of a button: `Check availability`. */
export const tick: Planner<IntentOf<'check' | 'uncheck'>> = (intent, scene) => {
  const found = groundIntent(intent, scene.index, { kinds: ['toggle', 'radio'] })
  if (found.kind === 'unsure') return askWhich(found.things, scene, (thing) => pin(intent, thing))
  if (found.kind === 'none') return asLabel(intent, scene)
  const { thing } = found
  const mustNot = leaveToVisitor(thing, scene.say)
  if (mustNot !== undefined) return { kind: 'cannot', text: mustNot }
  const checked = intent.kind === 'check'
  if (thing.element.checked === checked)
    return { kind: 'nothing', text: scene.say('alreadySo', { label: nameOf(thing) }) }
  const moves = movesIn(scene.say)
  return {
    kind: 'moves',
    moves: [thing.kind === 'radio' ? moves.pick(thing) : moves.tick(thing, checked)],
    quiet: true,
  }
}

function asLabel({ kind, target }: IntentOf<'check' | 'uncheck'>, scene: Scene): Outcome {
  const whole = press({ kind: 'do', target: `${kind} ${target}` }, scene)
  if (whole.kind === 'moves') return whole
  const named = press({ kind: 'do', target }, scene)
  if (named.kind === 'moves' || whole.kind !== 'cannot') return named.kind === 'moves' ? named : whole
  return { kind: 'cannot', text: scene.say('noSuch', { target }), lost: target }
}

import type { Thing } from '../ground/page-index.ts'
import type { Option } from '../memory.ts'
import type { Intent } from '../understand/intent.ts'
import { nameOf } from './moves.ts'
import type { Outcome, Scene } from './outcome.ts'

/** Asks which of several things is meant. Things of one name are told apart by their region, then by place. */
export function askWhich(
  things: readonly Thing[],
  scene: Scene,
  intentFor: (thing: Thing) => Intent,
): Outcome {
  const options = distinctLabels(things, scene).map(([thing, label]): Option => ({
    label,
    intent: intentFor(thing),
  }))
  return { kind: 'unsure', question: scene.say(options.length > 1 ? 'which' : 'didYouMean'), options }
}

function distinctLabels(things: readonly Thing[], { index }: Scene): (readonly [Thing, string])[] {
  const names = things.map(nameOf)
  const full = things.map((thing, at) => {
    const shared = index.things.filter((other) => other.folded === thing.folded).length > 1
    return shared && thing.element.parent ? `${names[at]} (${thing.element.parent})` : (names[at] ?? '')
  })
  return things.map((thing, at) => {
    const label = full[at] ?? ''
    const before = full.slice(0, at).filter((other) => other === label).length
    return [thing, before === 0 ? label : `${label} #${before + 1}`]
  })
}

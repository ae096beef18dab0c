import type { Thing } from '../ground/page-index.ts'
import type { Option } from '../memory.ts'
import type { Phrasebook } from '../texts/index.ts'
import type { Intent } from '../understand/intent.ts'
import { nameOf } from './moves.ts'
import type { Outcome, Scene } from './outcome.ts'

/** Asks which of several things is meant. Things of one name are told apart by their region, then by place. */
export function askWhich(
  things: readonly Thing[],
  scene: Scene,
  intentFor: (thing: Thing) => Intent,
): Outcome {
  const labels = labelsOf(things, scene)
  const options = things.map((thing, at): Option => ({ label: labels[at] ?? '', intent: intentFor(thing) }))
  return { kind: 'unsure', question: askOf(options, scene.say), options }
}

/** The question that goes with things to choose from; a single one is asked for by its name. */
export function askOf(options: readonly Option[], say: Phrasebook, isNamed = true): string {
  const [only, other] = options
  if (only && !other) return say('isIt', { label: only.label })
  return say(isNamed ? 'which' : 'didYouMean')
}

/** What to call each of several things. */
export function labelsOf(things: readonly Thing[], { index }: Scene): string[] {
  const labels: string[] = []
  for (const thing of things) {
    const isShared = index.things.filter((other) => other.folded === thing.folded).length > 1
    const name = nameOf(thing)
    const full = isShared && thing.element.parent ? `${name} (${thing.element.parent})` : name
    const before = labels.filter((label) => label === full || label.startsWith(`${full} #`)).length
    labels.push(before === 0 ? full : `${full} #${before + 1}`)
  }
  return labels
}

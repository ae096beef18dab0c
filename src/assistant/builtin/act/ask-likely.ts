import { likelyChoices } from '../ground/choices.ts'
import type { Option } from '../memory.ts'
import { nameOf } from './moves.ts'
import { labelsOf } from './offer.ts'
import type { Outcome, Scene } from './outcome.ts'

/** Offers whatever on the page a phrase may be about, when nothing answers to it for sure. */
export function askLikely(phrase: string, scene: Scene, isNamed = false): Outcome | undefined {
  const found = likelyChoices(phrase, scene.index)
  if (found.length === 0) return undefined
  const labels = labelsOf(
    found.map(({ thing }) => thing),
    scene,
  )
  const options = found.map(({ thing, option }, at): Option => {
    const { id } = thing.element
    if (option !== undefined)
      return {
        label: `${option} (${nameOf(thing)})`,
        intent: { kind: 'select', phrase, elementId: id, option },
      }
    return { label: labels[at] ?? nameOf(thing), intent: { kind: 'do', target: thing.label, elementId: id } }
  })
  return {
    kind: 'unsure',
    question: scene.say(isNamed && options.length > 1 ? 'which' : 'didYouMean'),
    options,
  }
}

import { likelyChoices } from '../ground/choices.ts'
import { leadsHere } from '../ground/leads-away.ts'
import type { Option } from '../memory.ts'
import { nameOf } from './moves.ts'
import { askOf, labelsOf } from './offer.ts'
import type { Outcome, Scene } from './outcome.ts'

/** Offers whatever on the page a phrase may be about, when nothing answers to it for sure. */
export function askLikely(phrase: string, scene: Scene, isNamed = false): Outcome | undefined {
  return asQuestion(likelyOptions(phrase, scene), scene, isNamed)
}

/** The same for the last time, before the visitor is told that there is no such thing. */
export function askAtAnyRate(phrase: string, scene: Scene): Outcome | undefined {
  return (
    asQuestion(likelyOptions(phrase, scene), scene) ?? asQuestion(likelyOptions(phrase, scene, true), scene)
  )
}

/** What a phrase may be about, as things to choose from. */
export function likelyOptions(phrase: string, scene: Scene, atAnyRate = false): Option[] {
  const found = likelyChoices(phrase, scene.index, atAnyRate).filter(
    ({ thing }) => !leadsHere(thing, scene.index),
  )
  const labels = labelsOf(
    found.map(({ thing }) => thing),
    scene,
  )
  return found.map(({ thing, option }, at): Option => {
    const { id } = thing.element
    if (option !== undefined)
      return {
        label: `${option} (${nameOf(thing)})`,
        intent: { kind: 'select', phrase, elementId: id, option },
      }
    return { label: labels[at] ?? nameOf(thing), intent: { kind: 'do', target: thing.label, elementId: id } }
  })
}

function asQuestion(options: readonly Option[], { say }: Scene, isNamed = false): Outcome | undefined {
  if (options.length === 0) return undefined
  return { kind: 'unsure', question: askOf(options, say, isNamed), options }
}

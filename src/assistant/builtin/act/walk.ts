import { ground, rank } from '../ground/ground.ts'
import { leadsAway } from '../ground/leads-away.ts'
import type { Thing } from '../ground/page-index.ts'
import { readPhrase } from '../ground/phrase.ts'
import type { Option } from '../memory.ts'
import { isImperative } from '../understand/imperative.ts'
import type { IntentOf } from '../understand/intent.ts'
import { nameOf } from './moves.ts'
import type { Outcome, Scene } from './outcome.ts'
import { press } from './press.ts'

/** `Delete my account` where nothing does that, and one page is called `Account`: offers to go and do it there. */
export function walk({ target, elementId, arrived }: IntentOf<'do'>, scene: Scene): Outcome | undefined {
  if (arrived || elementId !== undefined || !isImperative(target)) return undefined
  const place = placeNamed(target.replace(/^\S+\s+/, ''), scene)
  if (!place) return undefined
  const label = nameOf(place)
  return {
    kind: 'unsure',
    question: [scene.say('noSuch', { target }), scene.say('shallIOpen', { label })].join(' '),
    options: [
      {
        label,
        intent: { kind: 'open', target: place.label, elementId: place.element.id },
        after: [{ kind: 'do', target, arrived: true }],
      },
    ],
  }
}

/** Does it on the page that was opened for it. Links are no guesses there: one of them has led here. */
export function arrive(intent: IntentOf<'do'>, scene: Scene): Outcome {
  const pressed = press(intent, scene)
  const links = new Set(
    scene.index.things.flatMap(({ kind, element }) => (kind === 'link' ? element.id : [])),
  )
  const leads = ({ intent: guess }: Option): boolean =>
    'elementId' in guess && guess.elementId !== undefined && links.has(guess.elementId)
  const isOpen = pressed.kind === 'unsure' && !pressed.options.every(leads)
  if (pressed.kind === 'moves' || isOpen) return pressed
  return { kind: 'cannot', text: scene.say('noSuch', { target: intent.target }) }
}

/** The link whose name is all that a phrase says, and nothing more. */
function placeNamed(phrase: string, { index }: Scene): Thing | undefined {
  const found = ground(phrase, index, { kinds: ['link'] })
  if (found.kind !== 'sure' || !leadsAway(found.thing, index)) return undefined
  const [best] = rank(readPhrase(phrase, index), index, { kinds: ['link'] })
  return best && Math.min(best.said, best.covered) > 0.8 ? found.thing : undefined
}

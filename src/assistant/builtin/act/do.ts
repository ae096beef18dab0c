import { isAside } from '../understand/aside.ts'
import { isImperative } from '../understand/imperative.ts'
import type { IntentOf } from '../understand/intent.ts'
import { askLikely } from './ask-likely.ts'
import { choose } from './choose.ts'
import { inRegion } from './in-region.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { press } from './press.ts'
import { addSeveral } from './several.ts'
import { takeSome } from './take.ts'
import { quoted } from './tell.ts'
import { cardTold, onlyTold, payBy, told } from './told.ts'
import { arrive, walk } from './walk.ts'

/** A clause without a verb we know: a label, something to be filled in, or a topic the page may speak of. */
export const doIt: Planner<IntentOf<'do'>> = (intent, scene) => {
  const special = cardTold(intent.target, scene) ?? payBy(intent.target, scene)
  if (special) return special
  const several =
    intent.elementId === undefined
      ? (addSeveral(intent.target, scene) ?? takeSome(intent.target, scene))
      : undefined
  if (several) return several
  const pressed = intent.arrived ? arrive(intent, scene) : press(intent, scene)
  if (pressed.kind === 'moves' || pressed.kind === 'answer') return pressed
  const bought = pressed.kind === 'field' ? undefined : buy(intent, scene)
  if (bought) return bought
  const filled = told(intent.target, scene)
  if (filled) return filled
  const waiting = onlyTold(intent.target, scene)
  if (waiting) return waiting
  if (pressed.kind === 'field' || intent.elementId !== undefined || intent.arrived) return pressed
  const walked = walk(intent, scene)
  if (walked) return walked
  // `Buy it` does not choose the topic `An order`.
  const chosen = isImperative(intent.target)
    ? undefined
    : choose({ kind: 'select', phrase: intent.target, strict: true }, scene)
  if (chosen?.kind === 'moves') return chosen
  return (
    askLikely(intent.target, scene, pressed.kind === 'unsure') ??
    inRegion(intent.target, scene, false) ??
    spokenOf(intent.target, scene) ??
    pressed
  )
}

/** Where nothing is called `Buy`, one buys by way of the cart. */
function buy({ target }: IntentOf<'do'>, scene: Scene): Outcome | undefined {
  const [, wanted] = /^(?:buy|purchase|order)\s+(.+)$/i.exec(target) ?? []
  if (wanted === undefined) return undefined
  const added = press(
    {
      kind: 'do',
      target: /^(?:it|this|that|these)\b/i.test(wanted) ? 'add to cart' : `add ${wanted} to cart`,
    },
    scene,
  )
  return added.kind === 'moves' ? added : undefined
}

/** What the page says of it. An order is no question: a passage that has its words carries nothing out. */
function spokenOf(text: string, scene: Scene): Outcome | undefined {
  if (isImperative(text)) return undefined
  const found = quoted(text, scene)
  if (found) return found
  // A sentence is no name: to say that it is not on the page would sound odd.
  const isSentence = text.split(/\s+/).length > 12 || isAside(text)
  return isSentence ? { kind: 'cannot', text: scene.say('notUnderstood') } : undefined
}

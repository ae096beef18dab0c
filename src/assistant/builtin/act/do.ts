import { isImperative } from '../understand/imperative.ts'
import { isQuestion } from '../understand/question.ts'
import type { Fact } from '../fill/fact.ts'
import { readFacts } from '../fill/read-facts.ts'
import type { IntentOf } from '../understand/intent.ts'
import { askLikely } from './ask-likely.ts'
import { choose } from './choose.ts'
import { bestForm, fillPlaces } from './fill.ts'
import { inRegion } from './in-region.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { press } from './press.ts'
import { addSeveral } from './several.ts'
import { quoted } from './tell.ts'
import { arrive, walk } from './walk.ts'

/** A clause without a verb we know: a label, something to be filled in, or a topic the page may speak of. */
export const doIt: Planner<IntentOf<'do'>> = (intent, scene) => {
  const several = intent.elementId === undefined ? addSeveral(intent.target, scene) : undefined
  if (several) return several
  const pressed = intent.arrived ? arrive(intent, scene) : press(intent, scene)
  if (pressed.kind === 'moves' || pressed.kind === 'answer') return pressed
  const bought = pressed.kind === 'field' ? undefined : buy(intent, scene)
  if (bought) return bought
  const filled = told(intent.target, scene)
  if (filled) return filled
  if (isOnlyTold(intent.target, scene)) return { kind: 'cannot', text: scene.say('nothingToFill') }
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

/** `My e-mail is ada@mill.example` names nothing to press: without a field for it there is nothing to be done. */
function isOnlyTold(text: string, { index, now }: Scene): boolean {
  const isTelling = /^(?:my|i|i'm|i’m|our|we) /i.test(text) && !isImperative(text)
  return isTelling && readFacts(text, index, now).some(({ kind }) => kind === 'email' || kind === 'tel')
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

/** `My e-mail is …`, `a table for 4 on Friday at 7pm`: facts for a form that the rest of the words speak of. */
export function told(text: string, scene: Scene): Outcome | undefined {
  if (isQuestion(text)) return undefined
  const facts = readFacts(text, scene.index, scene.now).map(asWords)
  const values = facts.filter(({ kind }) => kind !== 'words')
  const rest = facts.filter(({ kind }) => kind === 'words').map(({ value }) => value)
  const best = values.length > 0 ? bestForm(facts, rest.join(' '), scene) : undefined
  if (!best || best.placed.length * 2 <= values.length) return undefined
  const left = best.left.filter(({ kind }) => kind !== 'words')
  // Several values that all find their fields speak for the form by themselves.
  const fits = left.length === 0 && best.placed.length > 1
  if (best.related < 0.5 && !fits) return undefined
  return fillPlaces(best.placed, left, best.form, scene)
}

/** What was not told as a value is not typed anywhere. */
function asWords(fact: Fact): Fact {
  return fact.kind === 'text' && fact.about === undefined ? { kind: 'words', value: fact.value } : fact
}

/** What the page says of it. An order is no question: a passage that has its words carries nothing out. */
function spokenOf(text: string, scene: Scene): Outcome | undefined {
  if (isImperative(text)) return undefined
  const found = quoted(text, scene)
  if (found) return found
  return text.split(/\s+/).length > 12 ? { kind: 'cannot', text: scene.say('notUnderstood') } : undefined
}

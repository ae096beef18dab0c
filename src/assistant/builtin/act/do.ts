import { isQuestion } from '../understand/question.ts'
import { readFacts } from '../fill/read-facts.ts'
import type { IntentOf } from '../understand/intent.ts'
import { choose } from './choose.ts'
import { bestForm, fillPlaces } from './fill.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { press } from './press.ts'
import { quoted } from './tell.ts'

/** A clause without a verb we know: a label, something to be filled in, or a topic the page may speak of. */
export const doIt: Planner<IntentOf<'do'>> = (intent, scene) => {
  const pressed = press(intent, scene)
  if (pressed.kind === 'moves' || pressed.kind === 'answer') return pressed
  const filled = told(intent.target, scene)
  if (filled) return filled
  if (pressed.kind !== 'cannot' || intent.elementId !== undefined) return pressed
  const chosen = choose({ kind: 'select', phrase: intent.target }, scene)
  return chosen.kind === 'cannot' ? (spokenOf(intent.target, scene) ?? pressed) : chosen
}

/** `My e-mail is …`, `a table for 4 on Friday at 7pm`: facts that a form of the page has places for. */
export function told(text: string, scene: Scene): Outcome | undefined {
  if (isQuestion(text)) return undefined
  const facts = readFacts(text, scene.index, scene.now).filter(
    ({ kind, about }) => kind !== 'text' || about !== undefined,
  )
  const best = facts.length > 0 ? bestForm(facts, text, scene) : undefined
  return best && best.placed.length > 0 ? fillPlaces(best.placed, best.left, best.form, scene) : undefined
}

function spokenOf(text: string, scene: Scene): Outcome | undefined {
  const found = quoted(text, scene)
  if (found) return found
  return text.split(/\s+/).length > 12 ? { kind: 'cannot', text: scene.say('notUnderstood') } : undefined
}

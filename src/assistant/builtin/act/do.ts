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

/** `My e-mail is …`, `a table for 4 on Friday at 7pm`: facts for a form that the rest of the words speak of. */
export function told(text: string, scene: Scene): Outcome | undefined {
  if (isQuestion(text)) return undefined
  const all = readFacts(text, scene.index, scene.now)
  const facts = all.filter(({ kind, about }) => kind !== 'text' || about !== undefined)
  const rest = all.filter((fact) => !facts.includes(fact)).map(({ value }) => value)
  const best = facts.length > 0 ? bestForm(facts, rest.join(' '), scene) : undefined
  if (!best || best.placed.length * 2 <= facts.length || best.related < 0.5) return undefined
  return fillPlaces(best.placed, best.left, best.form, scene)
}

function spokenOf(text: string, scene: Scene): Outcome | undefined {
  const found = quoted(text, scene)
  if (found) return found
  return text.split(/\s+/).length > 12 ? { kind: 'cannot', text: scene.say('notUnderstood') } : undefined
}

import { isCardNumber, isMasked } from '#protocol'
import type { Fact, FactKind } from '../fill/fact.ts'
import { formsOf, type FormThings } from '../fill/forms.ts'
import { ownKinds, purposeOf } from '../fill/purpose.ts'
import { readFacts } from '../fill/read-facts.ts'
import { stopWords } from '../language/stop-words.ts'
import { words } from '../language/words.ts'
import { politeEnd } from '../understand/command-words.ts'
import { isImperative } from '../understand/imperative.ts'
import { isQuestion } from '../understand/question.ts'
import { choose } from './choose.ts'
import { bestForm, fillPlaces } from './fill.ts'
import { nameOf } from './moves.ts'
import type { Move, Outcome, Scene } from './outcome.ts'
import { submitButtons } from './send.ts'

/** `My e-mail is …`, `a table for 4 on Friday at 7pm`: facts for a form that the rest of the words speak of. */
export function told(text: string, scene: Scene): Outcome | undefined {
  if (isQuestion(text)) return undefined
  const facts = readFacts(text, scene.index, scene.now).map(asWords)
  const values = facts.filter(({ kind }) => kind !== 'words')
  const rest = facts.filter(({ kind }) => kind === 'words').map(({ value }) => value)
  const best = values.length > 0 ? bestForm(facts, rest.join(' '), scene) : undefined
  if (!best || best.placed.length * 2 <= values.length) return undefined
  const left = best.left.filter(({ kind }) => kind !== 'words')
  // Several values that all find their fields speak for the form by themselves, and so does one that is told by its name.
  const isNamed = values.every(({ kind, about }) => kind === 'text' && about !== undefined)
  const fits = left.length === 0 && (best.placed.length > 1 || isNamed)
  if (best.related < 0.5 && !fits) return undefined
  const filled = fillPlaces(best.placed, left, best.form, scene)
  return filled.kind === 'moves' ? { ...filled, moves: [...filled.moves, ...chosenBy(rest, scene)] } : filled
}

/** `Express please, next Friday`: of words that are no value, those that choose something plainly. */
function chosenBy(rest: readonly string[], scene: Scene): Move[] {
  return rest.flatMap((said) => {
    const phrase = said.replace(politeEnd, '').replace(/\b(?:only|just)\b/gi, '')
    if (words(phrase).every(({ folded }) => stopWords.has(folded))) return []
    const chosen = choose({ kind: 'select', phrase, strict: true }, scene)
    return chosen.kind === 'moves' && chosen.moves.every(({ check }) => check.kind === 'checked')
      ? chosen.moves
      : []
  })
}

/** What was not told as a value is not typed anywhere. */
function asWords(fact: Fact): Fact {
  return fact.kind === 'text' && fact.about === undefined ? { kind: 'words', value: fact.value } : fact
}

/** `My e-mail is ada@mill.example` names nothing to press: it waits for the page after a form, or there is nothing to be done. */
export function onlyTold(text: string, scene: Scene): Outcome | undefined {
  const isPaying = paying.test(text)
  if ((!/^(?:my|i|i'm|i’m|our|we) /i.test(text) && !isPaying) || isImperative(text)) return undefined
  const facts = readFacts(text, scene.index, scene.now)
  if (!isPaying && !facts.some(({ kind }) => lasting.has(kind))) return undefined
  const [form, other] = formsOf(scene.index).filter((form) => isPersonal(form, scene))
  if (!form || other) return { kind: 'cannot', text: scene.say('nothingToFill') }
  return { kind: 'moves', moves: [], facts, quiet: true, after: [{ kind: 'complete', form: form.form }] }
}

/** What stands for itself, on whatever page it will be asked for. */
const lasting: ReadonlySet<FactKind> = new Set(['email', 'tel', 'street', 'postal-code'])
const paying = /^(?:i(?:'ll|’ll| will| want to)? )?pay(?:ing)?(?: it)? (?:by|with|via)\s+(?=\S)/i

/** Whether a form asks who somebody is, and is sent. */
function isPersonal({ form, things }: FormThings, scene: Scene): boolean {
  const asks = things.some((thing) => thing.kind === 'field' && ownKinds.has(purposeOf(thing)))
  return asks && submitButtons(scene).some(({ element }) => element.form === form)
}

/** `Pay by bank transfer`: chooses the way where there is one of that name. */
export function payBy(text: string, scene: Scene): Outcome | undefined {
  if (!paying.test(text)) return undefined
  const phrase = text.replace(paying, '')
  const chosen = choose({ kind: 'select', phrase, strict: true }, scene)
  return chosen.kind === 'moves' || chosen.kind === 'nothing' ? chosen : undefined
}

/** A card's number is the visitor's own to type, wherever it was told. */
export function cardTold(text: string, { index, say }: Scene): Outcome | undefined {
  const [number] = /\d[\d -]{11,}\d/.exec(text) ?? []
  const field = index.things.find(({ element }) => element.secret)
  const isTold = isMasked(text) || (number !== undefined && isCardNumber(number))
  if (!isTold || !field) return undefined
  return { kind: 'cannot', text: say('secret', { label: nameOf(field) }) }
}

import { likeness, units, type Unit } from '../language/units.ts'
import { words } from '../language/words.ts'
import { expectedShape } from './expected-shape.ts'
import { contentUnits, type Answer } from './find-answer.ts'
import { measured } from './measured.ts'

/** Whether answers are about something that a question names, and tell of it what is asked besides its name. */
export function tellsOf(asked: string, name: readonly Unit[], answers: readonly Answer[]): boolean {
  const [first] = name
  const around = units(words(answers.map(({ text, heading }) => `${heading}\n${text}`).join('\n')))
  return first !== undefined && meets(first, around) && tellsBeyond(asked, name, answers)
}

function tellsBeyond(asked: string, name: readonly Unit[], answers: readonly Answer[]): boolean {
  const question = measured(asked)
  const shape = expectedShape(asked)
  if (shape && answers.some(({ text }) => shape.answer.test(text))) return true
  const told = words(answers.map(({ text }) => text).join('\n'))
  const vocabulary = new Set(told.map(({ folded }) => folded))
  const wanted = contentUnits(question, vocabulary, shape?.asks)
  const beyond = wanted.filter((unit) => !meets(unit, name))
  return beyond.length === 0 || beyond.some((unit) => meets(unit, units(told)))
}

function meets(unit: Unit, others: readonly Unit[]): boolean {
  return others.some((other) => likeness(unit, other) > 0)
}

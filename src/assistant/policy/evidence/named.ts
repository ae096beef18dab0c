import { viewOf, type Thing } from '../../view/index.ts'
import { contentWords, saysAll } from '../labels/content-words.ts'
import { clausesOf } from '../labels/clauses.ts'
import { withoutQuestions } from '../labels/questions.ts'
import { datesIn } from '../dates-in.ts'
import { isLanguageKnown } from '../labels/known-language.ts'
import { named, type Evidence } from '../row.ts'
import type { Scene } from '../scene.ts'

/** An unknown press that the visitor named with every word of its label, in this message. */
export const namedByVisitor: Evidence = ({ pressed: thing, verb }, scene) => {
  if (!thing || thing.names.length === 0 || !isLanguageKnown(thing.name, scene.page)) return undefined
  const said = clausesOf(withoutQuestions(scene.message))
    // "No sounds" names the tick that is to be taken away.
    .filter(({ forbids }) => !forbids || verb === 'uncheck')
    .map(({ text }) => text)
    .join('\n')
  const label = contentWords(thing.name)
  if (label.length === 0 || !(saysAll(label, said) || isDaySaid(thing.name, said, scene))) return undefined
  return isOnlyOne(thing, said, scene) ? `the visitor named ${named(thing)}` : undefined
}

/** "3 December 2026" is the third of December that the visitor spoke of, whatever else it is called. */
function isDaySaid(name: string, said: string, { language, now }: Scene): boolean {
  const days = /\d/.test(name) && name.length <= 40 ? datesIn(name, language, now) : []
  const meant = new Set(days.length > 0 ? datesIn(said, language, now) : [])
  return days.length > 0 && days.every((day) => meant.has(day))
}

/** One thing of that name, or one in a record that was named too. */
function isOnlyOne(thing: Thing, said: string, { page }: Scene): boolean {
  const { things, records } = viewOf(page)
  const alike = things.filter(
    ({ name, kind, id }) => name === thing.name && kind === thing.kind && id !== thing.id,
  )
  if (alike.length === 0) return true
  const title = thing.row ?? (thing.record === undefined ? undefined : records[thing.record]?.title)
  const words = contentWords(title ?? '')
  return words.length > 0 && saysAll(words, said)
}

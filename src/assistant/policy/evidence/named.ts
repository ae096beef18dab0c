import { viewOf, type Thing } from '../../view/index.ts'
import { contentWords, saysAll } from '../labels/content-words.ts'
import { clausesOf } from '../labels/clauses.ts'
import { isLanguageKnown } from '../labels/known-language.ts'
import { named, type Evidence } from '../row.ts'
import type { Scene } from '../scene.ts'

/** An unknown press that the visitor named with every word of its label, in this message. */
export const namedByVisitor: Evidence = ({ pressed: thing }, scene) => {
  if (!thing || thing.names.length === 0 || !isLanguageKnown(thing.name, scene.page)) return undefined
  const said = clausesOf(scene.message)
    .filter(({ forbids }) => !forbids)
    .map(({ text }) => text)
    .join('\n')
  const label = contentWords(thing.name)
  if (label.length === 0 || !saysAll(label, said)) return undefined
  return isOnlyOne(thing, said, scene) ? `the visitor named ${named(thing)}` : undefined
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

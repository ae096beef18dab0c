import { anyWord, clauseWords, commandLanguages, cuePhrases, isFunctionWord } from '#languages'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { createPhrases } from '../../labels/phrases.ts'
import type { PolicyContext } from '../../policy-context.ts'

/**
 * "Follow the instructions" names no button "Follow": a label of one word is meant otherwise where the same clause does
 * it to something that the button does not belong to.
 */
export function isAboutAnother(thing: Thing, clause: string, { page, language }: PolicyContext): boolean {
  const [word, ...more] = contentWords(thing.name)
  if (!word || more.length > 0) return false
  const { records } = viewOf(page)
  const record = thing.record === undefined ? '' : (records[thing.record]?.title ?? '')
  const around = [...thing.names, ...thing.path, record, thing.row, thing.column, page.title].join(' ')
  const uses = clause.split(joint).flatMap((part) => {
    const words = wordsIn(part)
    const at = words.findIndex((other) => saysAll([word], other))
    return at === -1 ? [] : [words.slice(at + 1)]
  })
  return uses.length > 0 && uses.every((after) => hasOtherObject(after))

  function hasOtherObject(after: readonly string[]): boolean {
    const object = after.find((other) => !isSmall(other))
    return object !== undefined && /^\p{L}/u.test(object) && !saysAll(contentWords(object), around)
  }

  function isSmall(other: string): boolean {
    return isFunctionWord(other, language) || isFunctionWord(other, 'en') || small.has(` ${other} `)
  }
}

/** "Press the follow button, please": says what kind of thing it is, or nothing. */
const small = createPhrases(
  commandLanguages.flatMap((language) => cuePhrases(language, ['kindNoun', 'filler'])),
)

function wordsIn(text: string): string[] {
  return lineOf(text)
    .split(' ')
    .filter((word) => word !== '')
}

const joint = new RegExp(`\\s(?:${anyWord(clauseWords.ands)})\\s`, 'iu')

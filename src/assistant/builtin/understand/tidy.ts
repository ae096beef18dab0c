import { closestWord } from '../language/spelling.ts'
import { fold } from '../language/words.ts'
import { commandVerbs, plainWords, politeEnd, politeStart, politeWords } from './command-words.ts'

/** A clause without its courtesies, its first word spelt right. `isPageWord` keeps the page's own words. */
export function tidy(clause: string, isPageWord: (folded: string) => boolean): string {
  let rest = clause.trim()
  for (let before = ''; before !== rest;) {
    before = rest
    rest = repairFirst(rest, politeWords, isPageWord).replace(politeStart, '').replace(politeEnd, '')
  }
  rest = rest.replace(/[\s,.!?]+$/, '')
  return repairFirst(rest, commandVerbs, isPageWord) || clause.trim()
}

function repairFirst(
  text: string,
  vocabulary: ReadonlySet<string>,
  isPageWord: (folded: string) => boolean,
): string {
  const [first = ''] = /^[\p{L}']+/u.exec(text) ?? []
  const folded = fold(first)
  if (folded.length < 4 || commandVerbs.has(folded) || plainWords.has(folded) || isPageWord(folded))
    return text
  const near = closestWord(folded, vocabulary)
  return near === undefined || near === folded ? text : near + text.slice(first.length)
}

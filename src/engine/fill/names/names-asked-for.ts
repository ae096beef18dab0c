import { beingWords } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { wholeName } from './capitals.ts'
import { asksName } from './introduced-names.ts'
import type { Said } from './spans.ts'

/** "Name: Jonas", "my name is Jonas": one word will do behind what asks for it. */
export function* namesAskedFor({ text, words, senses }: Sentence): Iterable<Said> {
  // Of a word that asks for either the narrower counts: a surname is a name too.
  const asking = senses.filter(({ notion }) => asksName.has(notion))
  const narrow = asking.filter(({ notion }) => notion === 'field.last-name')
  for (const { notion, places } of [...narrow, ...asking]) {
    const from = words[Math.max(...places)]?.end ?? 0
    const match = namedThen.exec(text.slice(from))
    const kind = notion === 'field.last-name' ? 'surname' : 'name'
    if (match?.[1]) yield { kind, text: match[1], at: from + match[0].length - match[1].length }
    // "Brandt ist der Nachname"
    const before = nameBefore.exec(text.slice(0, words[Math.min(...places)]?.at ?? 0))
    if (before?.[1]) yield { kind, text: before[1], at: before.index + before[0].indexOf(before[1]) }
  }
}

const namedThen = new RegExp(`^\\s*[:=]?\\s*(?:\\p{Ll}{1,4} )?(${wholeName})(?![\\p{L}\\d])`, 'u')

const nameBefore = new RegExp(`(?:^|[,;.] )(${wholeName}) (?:${beingWords})(?: \\p{Ll}{2,6}){0,2} $`, 'u')

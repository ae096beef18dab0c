import { beingWords } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { wholeName } from './capitals.ts'
import { asksName } from './introduced-names.ts'
import { sensesOf } from '../senses-of.ts'
import type { Said } from './spans.ts'

/** "Name: Jonas", "my name is Jonas", "company Harrow": one word will do behind what asks for it. */
export function* namesAskedFor(sentence: Sentence): Iterable<Said> {
  const { text, words, senses } = sentence
  // Of a word that asks for either the narrower counts: a surname is a name too.
  const asking = senses.filter(({ notion }) => asksName.has(notion))
  const narrow = senses.filter(({ notion }) => notion === 'field.last-name' || notion === 'field.company')
  for (const { notion, places } of [...narrow, ...asking]) {
    const from = words[Math.max(...places)]?.end ?? 0
    const match = namedThen.exec(text.slice(from))
    const kind = kinds[notion] ?? 'name'
    const at = from + (match?.[0].length ?? 0) - (match?.[1]?.length ?? 0)
    // "Firma Umbau", "company Christmas party": what is known of a thing is no company of that name.
    const known =
      kind === 'company' &&
      sensesOf(
        words.findIndex((word) => word.at === at),
        sentence,
      ).length > 0
    if (match?.[1] && !known) yield { kind, text: match[1], at }
    // "Brandt ist der Nachname"
    const before = nameBefore.exec(text.slice(0, words[Math.min(...places)]?.at ?? 0))
    if (before?.[1]) yield { kind, text: before[1], at: before.index + before[0].indexOf(before[1]) }
  }
}

const kinds: Readonly<Record<string, Said['kind']>> = {
  'field.last-name': 'surname',
  'field.company': 'company',
}

const namedThen = new RegExp(`^\\s*[:=]?\\s*(?:\\p{Ll}{1,4} )?(${wholeName})(?![\\p{L}\\d])`, 'u')

const nameBefore = new RegExp(`(?:^|[,;.] )(${wholeName}) (?:${beingWords})(?: \\p{Ll}{2,6}){0,2} $`, 'u')

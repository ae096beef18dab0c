import type { ConceptLanguage } from '#languages'
import { oncePerObject } from '#protocol'
import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from './sentence.ts'
import { cuesIn } from '../words/cues.ts'

/** Whether a name says of itself that something is not so, or is left out: "No adverts", "Take me off the list". */
export function deniesItself(label: Meaning, language: ConceptLanguage): boolean {
  const known = kept(label)
  const denies =
    known.get(language) ??
    (cuesIn(label.words, language).some(({ name }) => name === 'not') ||
      label.senses.some(({ notion }) => leaving.has(notion)))
  known.set(language, denies)
  return denies
}

/** Whether a sentence denies just that: "don't hide the old ones". */
export function deniesLeaving({ senses, negated }: Pick<Sentence, 'senses' | 'negated'>): boolean {
  return senses.some(({ notion, places }) => leaving.has(notion) && places.every((place) => negated[place]))
}

const kept: (label: Meaning) => Map<ConceptLanguage, boolean> = oncePerObject(() => new Map())

/** What takes something out or keeps it away. */
const leaving: ReadonlySet<string> = new Set([
  'act.hide',
  'act.stop',
  'act.decline',
  'act.remove',
  'cart.remove',
  'act.unsubscribe',
  'talk.except',
  'exclude',
  'omit',
  'avoid',
])

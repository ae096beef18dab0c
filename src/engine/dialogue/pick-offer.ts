import {
  commandLanguages,
  endsAsQuestion,
  noWords,
  politeWords,
  yesWords,
  type ConceptLanguage,
} from '#languages'
import { once, plain } from '#protocol'
import { typesAsked } from '../answer/answer-types.ts'
import type { Scene } from '../candidates/scene.ts'
import type { Offer } from '../decide/decision.ts'
import { cover } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following, records } from '../weights.ts'
import { cuePlaces } from '../words/cues.ts'
import { askingForFacts } from '../understand/question-cues.ts'
import { referencesIn } from '../understand/references.ts'
import { tellingPlaces } from '../understand/telling.ts'

/** What an answer to "which one?" picks: an offer, none of them, or nothing because it is no answer. */
export function pickOffer(
  sentence: Sentence,
  offers: readonly Offer[],
  scene: Pick<Scene, 'read'> | undefined,
): Offer | 'declined' | undefined {
  const said = plain(sentence.text).replace(/[.!?]+$/, '')
  const exact = offers.find(({ label }) => plain(label) === said)
  if (exact) return exact
  const short = shortAnswer(said)
  if (short === 'no') return 'declined'
  if (short === 'yes') return offers.length === 1 ? offers[0] : undefined
  const words = sentence.words.filter(({ content }) => content)
  if (words.length > following.pickingWords) return undefined
  const last = sentence.cues.some(({ name }) => name === 'last')
  const meets = offerReader(sentence, scene)
  if (last || sentence.ordinal !== undefined) {
    const counted = last ? offers.at(-1) : offers[(sentence.ordinal ?? 1) - 1]
    // "Bookmark the first" may be about something before.
    const counting = cuePlaces(sentence.cues, new Set(['last']))
    const said = [...tellingPlaces(sentence), ...referencesIn(sentence).acts].filter(
      (place) => !counting.has(place) && !saysDay(place, sentence) && !isLight(place, sentence),
    )
    return counted && said.every((place) => meets(counted, place)) ? counted : undefined
  }
  const number = /^\d+$/.test(said) ? Number(said) : undefined
  if (number !== undefined && number >= 1) return offers[number - 1]
  const named = namedOffers(sentence, offers)
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  // "Yes, that one", where there is one; who asks or corrects something, or tells a value, says no yes.
  const { leans, acts, points, sets } = referencesIn(sentence)
  const tells = sets || sentence.values.some(({ value }) => value !== '1')
  const denies = sentence.senses.some(({ notion }) => denying.has(notion))
  const asks = asksSomething(sentence)
  const only = leans && points && acts.length === 0 && !tells && !denies && !asks
  return only && offers.length === 1 ? offers[0] : undefined
}

/** "What is that?", "is that all?": whatever it points at, it chooses nothing. */
function asksSomething(sentence: Sentence): boolean {
  const leads = sentence.cues.some(({ name, from }) => from === 0 && askingForFacts.has(name))
  return leads || endsAsQuestion(sentence.text) || typesAsked(sentence).size > 0
}

/** A word too light to be what an offer would have to be called: the "an" of "an dem Tag"; what is to be done never is. */
function isLight(at: number, sentence: Sentence): boolean {
  return (sentence.weights[at] ?? 0) < records.unmetWord && !referencesIn(sentence).acts.includes(at)
}

/** "The last one that day" */
function saysDay(at: number, { senses }: Sentence): boolean {
  return senses.some(({ notion, places }) => notion === 'day' && places.includes(at))
}

/** The one offer that is called by all that a sentence tells: "the white one". */
export function namedOffer(sentence: Sentence, offers: readonly Offer[]): Offer | undefined {
  const [one, other] = namedOffers(sentence, offers)
  return other ? undefined : one
}

function namedOffers({ words, cues }: Sentence, offers: readonly Offer[]): Offer[] {
  const kinds = cuePlaces(cues, new Set(['kindNoun']))
  const told = words.filter(({ content }, place) => content && !kinds.has(place))
  const stems = [...new Set(told.map(({ stem }) => stem))]
  return offers.filter(({ label }) => stems.length > 0 && stems.every((stem) => plain(label).includes(stem)))
}

const denying = new Set(['talk.no', 'talk.correction', 'talk.you-misunderstood'])

/** Whether an offer is called what a word says, in any language. */
function offerReader(
  sentence: Sentence,
  scene: Pick<Scene, 'read'> | undefined,
): (offer: Offer, place: number) => boolean {
  return ({ label }, place) =>
    plain(label).includes(sentence.words[place]?.stem ?? label) ||
    (scene !== undefined && (cover(sentence, scene.read(label), () => 1).met.get(place) ?? 2) < 2)
}

/** Whether an answer is a yes or a no, and nothing else but politeness. */
export function shortAnswer(text: string): 'yes' | 'no' | undefined {
  const said = plain(text).replace(/[.!]+$/, '')
  if (yes().has(said)) return 'yes'
  if (no().has(said)) return 'no'
  const [first = '', ...rest] = said.split(/[\s,.!，。、،！]+/u).filter((word) => word !== '')
  const lead = yes().has(first) ? 'yes' : no().has(first) ? 'no' : undefined
  const same = lead === 'yes' ? yes() : no()
  return lead && rest.length > 0 && rest.every((word) => same.has(word) || polite().has(word))
    ? lead
    : undefined
}

const polite = once(() => wordsOf(politeWords))
const yes = once(() => wordsOf(yesWords))
const no = once(() => wordsOf(noWords))

function wordsOf(table: Readonly<Record<ConceptLanguage, string>>): ReadonlySet<string> {
  return new Set(commandLanguages.flatMap((language) => table[language].split('|').map(plain)))
}

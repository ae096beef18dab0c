import { isOtherSort, typesAsked } from '../../answer/answer-types.ts'
import { unitsAsked } from '../../answer/measure-asked.ts'
import { metBy } from '../../answer/met-by.ts'
import { unitsOf, type Unit } from '../../answer/units.ts'
import type { Scene } from '../../candidates/scene.ts'
import { toldApartBy } from '../../records/told-apart-by.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { answering, choosing, reading, records } from '../../weights.ts'
import type { Answering } from './answering.ts'

/** What the page says, where that is sure enough to be told. */
export function sureAnswer(told: Answering, sentence: Sentence, scene: Scene): Unit | undefined {
  const [answer] = told.units
  if (answer && isOnlyContact(answer.unit, told, sentence, scene)) return answer.unit
  if (!answer || told.trust < leastTrust(told) || !isClear(told)) return undefined
  if (isGuess(told, sentence, scene) || isOther(answer.unit, sentence, scene)) return undefined
  if (isOfAnother(told, sentence, scene) || isUnmeasured(answer.unit, sentence)) return undefined
  if (isUncounted(answer.unit, sentence) || isNoContact(answer.unit, sentence)) return undefined
  return isBeside(told) || isFar(told, sentence) || isAny(answer.unit, told, sentence, scene)
    ? undefined
    : answer.unit
}

/** Who asks for a number to call is told the only one that the page has, if nothing else was asked about. */
function isOnlyContact(unit: Unit, { trustFeatures }: Answering, sentence: Sentence, scene: Scene): boolean {
  const wanted = typesAsked(sentence)
  const [type] = wanted
  if (wanted.size !== 1 || (type !== 'phone' && type !== 'email') || !unit.types.has(type)) return false
  const others = unitsOf(scene).filter((one) => one.types.has(type) && !one.text.includes(unit.text))
  return others.length === 0 && (trustFeatures['worstUnmet'] ?? 1) < records.unmetWord
}

/** How far an answer must be trusted: where nothing else on the page comes near it, and it names what was asked about, less will do. */
function leastTrust({ apart, trustFeatures }: Answering): number {
  const alone = apart >= choosing.aloneApart && trustFeatures['grounded'] === 1
  return alone ? choosing.aloneAnswer : choosing.answer
}

/** Two pieces that are as likely and say different things are both told as guesses. */
function isClear({ trustFeatures, apart }: Answering): boolean {
  return (trustFeatures['ratio'] ?? 1) >= choosing.clearAnswer && apart >= choosing.apartAnswer
}

/** In another language than the page's a weighty word that nothing met may be what tells one answer from the next. */
function isGuess({ trustFeatures, apart }: Answering, { language }: Sentence, scene: Scene): boolean {
  const { worstUnmet = 0, said = 1 } = trustFeatures
  const rivalled = apart < choosing.guessApart
  return (
    rivalled && language !== scene.language && worstUnmet >= choosing.guessUnmet && said < choosing.guessSaid
  )
}

/** A weighty word that is only met where something else tells as much is what was asked about: "the night tram". */
function isOfAnother({ trustFeatures }: Answering, { language }: Sentence, scene: Scene): boolean {
  const { metElsewhere = 0, worstUnmet = 0 } = trustFeatures
  return language === scene.language && metElsewhere === 1 && worstUnmet >= answering.elsewhereUnmet
}

/** Who asks how heavy something is wants a weight, and no other number. */
function isUnmeasured({ own }: Unit, sentence: Sentence): boolean {
  return unitsAsked(sentence)?.test(own) === false
}

/** Who asks how long is not told how much, and who asks for the hour no number of weeks. */
function isOther({ types }: Unit, sentence: Sentence, scene: Scene): boolean {
  const wanted = typesAsked(sentence)
  if (wanted.size === 1 && wanted.has('time') && types.size > 0 && !types.has('time')) return true
  // In another language than the page's little but the subject is met; and no sum tells when.
  const asksWhen = wanted.has('day') || wanted.has('time')
  return (asksWhen || sentence.language !== scene.language) && isOtherSort(wanted, types)
}

/** "How many stairs": what is counted must be spoken of. */
function isUncounted(unit: Unit, sentence: Sentence): boolean {
  const { cues, words, weights } = sentence
  const counting = cues.find(({ name }) => name === 'howMany')
  // In some languages one word asks how many and how much.
  const either = cues.some(({ name, from }) => name === 'howMuch' && from === counting?.from)
  if (!counting || either || !typesAsked(sentence).has('count')) return false
  const noun = words.findIndex(({ content }, place) => place >= counting.to && content)
  const level = metBy(unit, sentence).get(noun) ?? 4
  return (weights[noun] ?? 0) >= reading.unreadWord && level > 2
}

/** Who asks for a number to call or an address to write to is told one, or what speaks of it: "dial 112". */
function isNoContact(unit: Unit, sentence: Sentence): boolean {
  const wanted = typesAsked(sentence)
  const contacts = [...wanted].filter((type) => type === 'phone' || type === 'email')
  if (contacts.length === 0 || contacts.length < wanted.size || contacts.some((type) => unit.types.has(type)))
    return false
  const met = metBy(unit, sentence)
  return !sentence.senses.some(
    ({ notion, places }) => contact.test(notion) && places.some((place) => (met.get(place) ?? 4) < 2),
  )
}

const contact = /^(?:help\.(?:phone-number|call|email|contact)|field\.(?:phone|mobile|email)|phone|email)$/

/** Without the sort of answer that was asked for, a piece must speak of all that is: no house tells of the wifi by its rooms. */
function isBeside({ trustFeatures: { typeHeld = 0, typeOpen = 0, worstUnmet = 0 } }: Answering): boolean {
  return typeHeld === 0 && worstUnmet >= (typeOpen === 1 ? reading.unreadWord : records.unmetWord)
}

/** Where the very thing that was asked about is not spoken of, any hour or day tells nothing of it. */
function isFar({ trustFeatures: { said = 1, worstUnmet = 0 } }: Answering, sentence: Sentence): boolean {
  const wanted = typesAsked(sentence)
  const asksWhen = wanted.has('time') || wanted.has('day')
  return asksWhen && worstUnmet >= answering.strangeUnmet && said < answering.leastSaid
}

/** A number that each of several things alike has is told of the one that was spoken of, never of any. */
function isAny({ item }: Unit, { trustFeatures }: Answering, sentence: Sentence, scene: Scene): boolean {
  const wanted = typesAsked(sentence)
  if (!item || wanted.size === 0 || wanted.has('person')) return false
  const level = toldApartBy(item, sentence, scene)
  return level === undefined || (level > 1 && (trustFeatures['worstUnmet'] ?? 0) >= records.unmetWord)
}

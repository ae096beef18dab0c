import type { readFacts } from '#assistant'
import type { CueName } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'

export const answerTypes = [
  'money',
  'count',
  'percent',
  'day',
  'time',
  'duration',
  'person',
  'place',
  'contact',
] as const
export type AnswerType = (typeof answerTypes)[number]

/** What sorts of answers each way of asking takes. */
const asked: Readonly<Partial<Record<CueName, readonly AnswerType[]>>> = {
  when: ['day', 'time'],
  howMuch: ['money', 'percent'],
  howMany: ['count'],
  howLong: ['duration', 'day'],
  who: ['person'],
  where: ['place'],
}

/** The sorts of answers that the cues of a question ask for; the longest cue decides. */
export function typesAsked({
  cues,
  words,
  senses,
}: Pick<Sentence, 'cues' | 'words' | 'senses'>): ReadonlySet<AnswerType> {
  const asking = cues.filter(({ name }) => asked[name])
  const best = asking.reduce<(typeof asking)[number] | undefined>(
    (one, other) =>
      !one ||
      other.to - other.from > one.to - one.from ||
      (other.to - other.from === one.to - one.from && other.from < one.from)
        ? other
        : one,
    undefined,
  )
  const also = asking.filter(
    ({ from, to }) => best && from <= best.to && best.from <= to && to - from === best.to - best.from,
  )
  // "What's the total" asks for money without a word for how much.
  if (also.length === 0)
    return new Set(senses.some(({ notion }) => moneyNotions.test(notion)) ? ['money'] : [])
  const counts = also.find(({ name }) => name === 'howMany')
  // "How many days" asks for a time, not for a number of things.
  if (counts && timeUnits.test(words[counts.to]?.letters ?? '')) return new Set(['duration'])
  return new Set(also.flatMap(({ name }) => asked[name] ?? []))
}

const moneyNotions =
  /^(?:money\.(?:price|total|fee|cost)|price$|income$|wage$|cost-verb$|delivery\.cost$|job\.salary$)/

const timeUnits =
  /^(?:day|days|hour|hours|h|min|minute|minutes|week|weeks|month|months|year|years|working|business|tage?n?|stunden?|wochen?|monate?n?|jahre?n?|minuten|jours?|heures?|semaines?|mois|ans?|années?|d[ií]as?|horas?|semanas?|mes(?:es)?|años?|anos?|giorn[oi]|or[ae]|settiman[ae]|mes[ei]|ann[oi]|dagen|dag|uur|weken|maanden|jaar|dni|dzień|godzin[ay]?|tygodni[ea]?|miesi[ąę]c[ey]?|lat|gün|saat|hafta|ay|yıl|天|日|小时|时间|時間|分|周|週間|个月|ヶ月|か月|年)$/iu

/** The sorts of answers that a text holds. */
export function typesIn(
  text: string,
  { senses, words }: Meaning,
  facts: ReturnType<typeof readFacts>,
): ReadonlySet<AnswerType> {
  const found = new Set<AnswerType>()
  if (facts.amounts.length > 0) found.add('money')
  if (
    facts.moments.some(({ date }) => date !== undefined) ||
    senses.some(({ notion }) => /^(?:weekday|month)-/.test(notion))
  )
    found.add('day')
  if (facts.moments.some(({ time }) => time !== undefined) || /\b\d{1,2}\s?(?:h|uhr|[ap]\.?m)\b/iu.test(text))
    found.add('time')
  for (const { unit } of facts.measures) {
    if (unit === '%') found.add('percent')
    else if (timeUnits.test(unit)) found.add('duration')
    else found.add('count')
  }
  if (/\b(?:cents?|cent|ct)\b/iu.test(text) && /\d/.test(text)) found.add('money')
  if (/\b(?:million|milliarden|billion|mio)\b/iu.test(text) && /\d/.test(text)) found.add('count')
  if (/@|\+?\d[\d ()/-]{6,}\d/.test(text)) found.add('contact')
  if (words.some(({ text: word, at }) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word))) {
    found.add('place')
    found.add('person')
  }
  return found
}

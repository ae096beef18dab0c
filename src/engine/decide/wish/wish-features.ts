import { endsAsQuestion } from '#languages'
import type { Features } from '../../rank/features-of.ts'
import { asking } from '../../understand/question-cues.ts'
import type { Sentence } from '../../understand/sentence.ts'

/** What is looked at to tell a question from something to be done. */
export const wishFeatures = [
  'bias',
  'mark',
  'asksFirst',
  'asksEarly',
  'whetherFirst',
  'amount',
  'what',
  'where',
  'how',
  'act',
  'actFirst',
  'goes',
  'value',
  'wants',
  'told',
  'whetherSubject',
] as const

const typed = new Set(['when', 'howMuch', 'howMany', 'howLong', 'howBig', 'who'])
const going = new Set(['act.open', 'nav.go-to', 'act.show', 'search.find', 'act.expand'])

/** Features of a sentence; the page is no help here. */
export function wishFeaturesOf({ text, words, cues, acts, senses, values }: Sentence): Features {
  const at = (from: number, names: ReadonlySet<string>) =>
    cues.some((cue) => cue.from <= from && names.has(cue.name))
  const first = senses.some(({ notion, places }) => notion.startsWith('act.') && places.includes(0))
  return {
    bias: 1,
    mark: endsAsQuestion(text) ? 1 : 0,
    asksFirst: at(0, asking) ? 1 : 0,
    asksEarly: !at(0, asking) && at(words.length, typed) ? 1 : 0,
    whetherFirst: at(0, new Set(['whether'])) ? 1 : 0,
    amount: at(words.length, typed) ? 1 : 0,
    what: at(1, new Set(['what'])) ? 1 : 0,
    where: at(words.length, new Set(['where'])) ? 1 : 0,
    how: at(1, new Set(['how'])) ? 1 : 0,
    act: acts.size > 0 ? 1 : 0,
    actFirst: first ? 1 : 0,
    goes: [...acts].some((act) => going.has(act)) ? 1 : 0,
    value: values.length > 0 ? 1 : 0,
    wants: senses.some(({ notion }) => notion === 'wish' || notion === 'need-verb') ? 1 : 0,
    told: at(0, new Set(['told'])) ? 1 : 0,
    whetherSubject: at(0, new Set(['whether'])) && words[1] && !words[1].content ? 1 : 0,
  }
}

import { aboutWords } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { isTelling } from '../../understand/telling.ts'
import { phraseReader } from '../../words/cues.ts'

/** From which of the words on a search tells what it is about: "articles about", "ce que vous avez écrit sur". */
export function topicFrom(told: readonly number[], sentence: Sentence): number {
  const { words, weights, language } = sentence
  const about = aboutIn(words, language).find(({ from }) => told.includes(from))
  if (!about) return 0
  const behind = told.findIndex((place) => place >= about.to)
  const lead = told.filter((place) => place < about.from)
  const general = lead.every((place) => !isTelling(weights[place]) || isText(place, sentence))
  return general && behind > 0 ? behind : 0
}

const aboutIn = phraseReader(['about'], aboutWords)

/** Whether a word only says that it is something to read. */
function isText(place: number, { senses, cues }: Sentence): boolean {
  return (
    cues.some(({ name, from, to }) => small.has(name) && from <= place && place < to) ||
    senses.some(({ notion, places }) => texts.has(notion) && places.includes(place))
  )
}

const small = new Set<string>(['filler', 'kindNoun'])
const texts = new Set([
  'thing',
  'write',
  'information',
  'news',
  'news-article',
  'content.article',
  'content.news',
])

import { asksAboutAssistant, type AboutAssistant } from '#assistant'
import type { CueName, TextName } from '#languages'
import { onlyInterjects } from '../../understand/interjections.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { following } from '../../weights.ts'

const said: Readonly<Record<string, TextName>> = {
  'talk.hello': 'hello',
  'talk.how-are-you': 'hello',
  'talk.thanks': 'thanks',
  'talk.praise': 'thanks',
  'talk.goodbye': 'bye',
  'talk.who-are-you': 'who',
  'talk.anger': 'sorry',
  'talk.you-misunderstood': 'sorry',
  'talk.not-understood': 'help',
  'talk.never-mind': 'agreed',
}

const aboutMe: Readonly<Record<AboutAssistant, TextName>> = { who: 'who', made: 'whoMade', skills: 'help' }

/** Who asks for these wants to know something. */
const facts = new Set<CueName>(['when', 'howMany', 'howMuch', 'howLong'])

/** Pictures that are a whole answer. */
const pictures: Readonly<Record<string, TextName>> = {
  '👍': 'thanks',
  '🙏': 'thanks',
  '❤': 'thanks',
  '😊': 'thanks',
  '👋': 'hello',
  '👎': 'sorry',
  '😡': 'sorry',
}

/** What to answer where a sentence is said for its own sake: nothing in it is about anything else. */
export function smallTalk(sentence: Sentence): TextName | undefined {
  const { text: whole, senses, words, weights, values, cues } = sentence
  if (whole.length > following.talkLetters) return undefined
  const about = asksAboutAssistant(whole)
  if (about) return aboutMe[about]
  if (words.length === 0) return pictures[[...whole.trim()][0] ?? '']
  if (words.length > following.talkWords || values.length > 0) return undefined
  if (cues.some(({ name }) => facts.has(name))) return undefined
  const where = cues.filter(({ name }) => name === 'where')
  for (const [notion, text] of Object.entries(said)) {
    const own = senses.filter((sense) => sense.notion === notion)
    if (own.length === 0) continue
    const places = new Set(own.flatMap((sense) => sense.places))
    // "Where are you?" is no "are you?".
    if (where.some(({ from }) => !places.has(from))) continue
    if (words.every((_, place) => places.has(place) || (weights[place] ?? 0) === 0)) return text
  }
  return onlyInterjects(sentence) ? (thanks(sentence) ? 'thanks' : 'agreed') : undefined
}

function thanks({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => notion === 'talk.thanks')
}

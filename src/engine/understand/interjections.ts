import { nodNames, nodWords } from '#languages'
import { phraseReader } from '../words/cues.ts'
import type { Sentence } from './sentence.ts'

/** Finds what a message may open with that says nothing. */
export const nodsIn = phraseReader(nodNames, nodWords)

/** How many words at the head of a sentence only say that one has heard: "ok thanks, …". */
function headOf({ words, language }: Sentence): number {
  const found = nodsIn(words, language)
  let head = 0
  for (;;) {
    const next = found.find(({ from }) => from === head)
    if (!next) return head
    head = next.to
  }
}

/** "Ok, how long does it take?": the sentence without what was only said ahead of it; undefined where nothing was. */
export function withoutInterjection(sentence: Sentence): string | undefined {
  const head = headOf(sentence)
  const [last, next] = [sentence.words[head - 1], sentence.words[head]]
  // Without a stop behind it "great" may say what is sought: "great lamps".
  const apart = last && next && /[,.!;:，。、！،؛]/u.test(sentence.text.slice(last.end, next.at))
  const bare = last?.letters === 'ok' || last?.letters === 'okay'
  return next && (apart || bare) ? sentence.text.slice(next.at) : undefined
}

/** A lone "ok". */
export function onlyInterjects(sentence: Sentence): boolean {
  return sentence.words.length > 0 && headOf(sentence) === sentence.words.length
}

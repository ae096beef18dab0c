import { oncePerObject, plain } from '#protocol'
import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading } from '../weights.ts'

const orderOf = oncePerObject(({ text }: Sentence) => plain(text))
const plainOf = oncePerObject(({ text }: Pick<Meaning, 'text'>) => plain(text))

/** Whether a text of the page is the order itself, as an exercise prints it above its fields: it names nothing there. */
export function isEcho(meaning: Pick<Meaning, 'text'>, sentence: Sentence): boolean {
  if (sentence.words.length < reading.echoWords) return false
  const order = orderOf(sentence)
  // Every text around every thing is asked: most are too short to hold it.
  return meaning.text.length >= order.length && plainOf(meaning).includes(order)
}

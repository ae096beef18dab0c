import { plain } from '#protocol'
import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading } from '../weights.ts'

/** Whether a text of the page is the order itself, as an exercise prints it above its fields: it names nothing there. */
export function isEcho({ text }: Pick<Meaning, 'text'>, sentence: Sentence): boolean {
  return sentence.words.length >= reading.echoWords && plain(text).includes(plain(sentence.text))
}

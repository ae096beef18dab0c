import { placeOf } from '../language/ordinals.ts'

const ordinal =
  /\b(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|last)(?: (?:one|item|result|product|option|entry)| of (?:these|those|them))?(?=[\s.!?]*$|,| (?:to|into|in|and|please|then)\b)/i

/** `Add the second one to my cart` with the name that stood second in the list that was just shown. */
export function nameListed(text: string, names: readonly string[]): string {
  return text.replace(ordinal, (said, word: string) => {
    const place = placeOf(word) ?? 0
    return names.at(place === -1 ? -1 : place - 1) ?? said
  })
}

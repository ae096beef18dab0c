import { plain } from '#protocol'

/** The words of a text in comparable letters, each once; a number such as INV-1437 or 12.50 is one. */
export function wordsIn(text: string): string[] {
  return [...new Set(plain(text).match(/[\p{L}\p{N}\p{M}]+(?:[-./:@#][\p{L}\p{N}\p{M}]+)*/gu))]
}

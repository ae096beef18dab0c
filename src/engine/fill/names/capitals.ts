import { personLinks } from '#languages'

/** A word that is written like a name. */
export const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]*"

/** The same of two letters and more. */
export const longCapital = "\\p{Lu}[\\p{L}\\p{M}'’-]+"

/** One to three words of a name, with the small ones between them: "Anna van der Meer". */
export const wholeName = `${capital}(?: (?:(?:${personLinks}) )?${capital}){0,2}`

/** Words with bars between, each also as a sentence begins with it. */
export function withCapitals(words: string): string {
  const capitals = words.split('|').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words}|${capitals.join('|')}`
}

import { conceptLanguages } from '../../src/languages/concepts/concept-languages.ts'
import { phrasesOf } from '../../src/languages/concepts/parse-concepts.ts'
import type { AreaFile } from './area-files.ts'

/** How much the area files hold: a line for each, then the phrases of each language. */
export function coverage(files: readonly AreaFile[]): string {
  const count = (depth: string) =>
    files.filter((file) => file.depth === depth).flatMap(({ concepts }) => concepts).length
  const all = files.flatMap(({ concepts }) => concepts)
  return [
    ...files.map(({ name, concepts }) => {
      const phrases = conceptLanguages.map(
        (language) => concepts.flatMap((concept) => phrasesOf(concept, language)).length,
      )
      return `${name.padEnd(18)} ${String(concepts.length).padStart(5)} notions ${String(sum(phrases)).padStart(7)} phrases`
    }),
    `${count('deep')} deep notions, ${count('wide')} wide words`,
    conceptLanguages
      .map((language) => `${language} ${all.flatMap((concept) => phrasesOf(concept, language)).length}`)
      .join('  '),
  ].join('\n')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

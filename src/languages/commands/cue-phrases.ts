import type { CommandLanguage } from '../kinds.ts'
import { cueNames, type CueName } from './cue-names.ts'
import { cueWords } from './cue-words.ts'

/** The words and phrases of some cues in a language. */
export function cuePhrases(language: CommandLanguage, cues: readonly CueName[]): string[] {
  const lines = cueWords[language].split('\n')
  return cues
    .flatMap((cue) => (lines[cueNames.indexOf(cue)] ?? '').split('|'))
    .filter((phrase) => phrase.trim() !== '')
}

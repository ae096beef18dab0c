import { affixWords, type ConceptLanguage } from '#languages'
import { phraseReader } from '../words/cues.ts'
import type { Word } from '../words/words.ts'
import { overlap } from './extent.ts'
import type { Value } from './values.ts'

/** "One that starts with “Ab”": letters that something begins or ends with are not what is to be written. */
export function withoutAffixes(
  values: readonly Value[],
  words: readonly Word[],
  language: ConceptLanguage,
): readonly Value[] {
  if (!values.some(({ kind }) => kind === 'quoted')) return values
  const said = affixesIn(words, language)
  const isAffix = (value: Value) =>
    said.some(({ from, to }) => [from - 1, to].some((place) => words[place] && overlap(value, words[place])))
  return said.length === 0 ? values : values.filter((value) => value.kind !== 'quoted' || !isAffix(value))
}

const affixesIn = phraseReader(['affix'], affixWords)

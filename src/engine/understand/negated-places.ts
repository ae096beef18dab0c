import {
  comparisonNames,
  comparisonWords,
  conditionWords,
  isVerbLast,
  type ConceptLanguage,
} from '#languages'
import { phraseReader, type Cue } from '../words/cues.ts'
import type { Word } from '../words/words.ts'

/**
 * What a "not" denies goes on to the next comma, or to what is wanted instead. Where nothing that tells anything comes
 * behind it, it denies what stands before it: "Werbung will ich keine", "紙の明細はいらない". So does "instead of". A
 * "not" of a condition denies nothing before that: "can I bring it back if I don't like it".
 */
export function negatedPlaces(
  words: readonly Word[],
  cues: readonly Cue[],
  text: string,
  language: ConceptLanguage,
): boolean[] {
  const denied = words.map(() => false)
  const bounds = boundsIn(words, language)
  const conditions = new Set(conditionsIn(words, language).map(({ from }) => from))
  for (const { name, from, to } of cues) {
    if (name === 'insteadOf')
      for (const at of isVerbLast(language) ? run(from - 1, -1) : run(to, 1)) denied[at] = true
    if (name !== 'not' || isPartOfMore(from, to)) continue
    const behind = run(to, 1)
    const before = behind.some((at) => words[at]?.content) ? [] : run(from - 1, -1)
    for (const at of [...behind, ...before]) denied[at] = true
  }
  return denied

  /** The words from a place on, up to a stop or to what is wanted instead. */
  function run(start: number, step: 1 | -1): number[] {
    const places: number[] = []
    const first = step === 1 ? asked : stops
    for (
      let at = start;
      words[at] && !isApart(at, at - step, at === start ? first : stops) && !turns(at) && !opens(at, step);
      at += step
    )
      places.push(at)
    return places
  }

  /** The "没有" of "有没有" asks whether there is one; "not more than" only bounds what follows. */
  function isPartOfMore(from: number, to: number): boolean {
    const around = [...cues.filter(({ name }) => name === 'whether'), ...bounds]
    return around.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from)
  }

  function isApart(one: number, other: number, marks: RegExp): boolean {
    const [first, second] = [words[Math.min(one, other)], words[Math.max(one, other)]]
    return first !== undefined && second !== undefined && marks.test(text.slice(first.end, second.at))
  }

  function turns(at: number): boolean {
    return cues.some(({ name, from }) => from === at && turning.has(name))
  }

  function opens(at: number, step: 1 | -1): boolean {
    return step === -1 && conditions.has(at)
  }
}

const readBounds = phraseReader(comparisonNames, comparisonWords)

function boundsIn(words: readonly Word[], language: ConceptLanguage) {
  return readBounds(words, language).filter(({ name }) => name === 'atMost' || name === 'atLeast')
}

const conditionsIn = phraseReader(['condition'], conditionWords)

const stops = /[,;:.!?–、，。؟？！]/
/** "No, the other" denies; "…, no?" only asks. */
const asked = /[?؟？]/
const turning = new Set<string>(['instead', 'insteadOf', 'then'])

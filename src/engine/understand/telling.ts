import { reading } from '../weights.ts'
import type { Sentence } from './sentence.ts'

/** Whether a word weighs enough to tell what a sentence is about. */
export function isTelling(weight: number | undefined): boolean {
  return (weight ?? 0) >= reading.tellingWord
}

/** The places of the words that tell what a sentence is about. */
export function tellingPlaces({ weights }: Pick<Sentence, 'weights'>): number[] {
  return weights.flatMap((weight, place) => (isTelling(weight) ? [place] : []))
}

/** Those places and the ones of words that nothing is known of: a name, for one. */
export function saidPlaces({ weights }: Pick<Sentence, 'weights'>): number[] {
  return weights.flatMap((weight, place) => (weight >= reading.unreadWord ? [place] : []))
}

import { forMeNames, forMeWords, type ConceptLanguage } from '#languages'
import type { Doable, Scene } from '../../candidates/scene.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { phraseReader } from '../../words/cues.ts'
import type { Filling } from '../assign.ts'
import { filledTogether } from '../sections/filled-together.ts'
import { placesIn } from '../../understand/extent.ts'

const selfIn = phraseReader(forMeNames, forMeWords)

/** "It's for me": the one answer of a form that is called so, and where that is said. */
export function forMyself(
  sentence: Sentence,
  { doables, view, language }: Scene,
  fillings: readonly Filling[],
): { readonly doable: Doable; readonly places: readonly number[] } | undefined {
  const places = selfPlaces(sentence)
  const [first] = fillings
  if (places.length === 0 || !first) return undefined
  const together = filledTogether(first.slot.thing, view)
  const [only, other] = doables.filter(
    ({ use, thing, labels: [label] }) =>
      together.has(thing.id) &&
      (use === 'choose' || (use === 'tick' && thing.kind === 'radio')) &&
      !fillings.some(({ slot }) => slot.thing.id === thing.id) &&
      label !== undefined &&
      isCalledSelf(label.words, language),
  )
  return only && !other ? { doable: only, places } : undefined
}

/** A part of the sentence that says no more: "fill it in for me" asks for a favour. */
function selfPlaces(sentence: Sentence): number[] {
  const { words, language } = sentence
  const said = selfIn(words, language).filter(({ name }) => name === 'said')
  return clausesOf(sentence).flatMap((clause) => {
    const own = placesIn(clause, sentence)
    const held = said.filter(({ from, to }) => own.includes(from) && own.includes(to - 1))
    const isHeld = (place: number) => held.some(({ from, to }) => from <= place && place < to)
    return held.length > 0 && own.every((place) => !words[place]!.content || isHeld(place)) ? own : []
  })
}

function isCalledSelf(words: Meaning['words'], language: ConceptLanguage): boolean {
  return selfIn(words, language).some(
    ({ name, from, to }) => name === 'called' && from === 0 && to === words.length,
  )
}

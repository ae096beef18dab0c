import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Word } from '../../words/words.ts'

/** "Show only pendants": the one box to tick that is called just so. */
export function onlyThese(sentence: Sentence, { doables }: Scene): Doable | undefined {
  const { cues, words, weights, senses, negated } = sentence
  const only = cues.find(({ name }) => name === 'only')
  if (!only || negated.some(Boolean)) return undefined
  const shows = new Set(senses.flatMap(({ notion, places }) => (showing.has(notion) ? places : [])))
  const told = words.filter((_, place) => {
    const besides = (weights[place] ?? 0) > 0 && !shows.has(place)
    return besides && (place < only.from || place >= only.to)
  })
  if (told.length === 0) return undefined
  const [one, more] = doables.filter(({ use, labels: [label] }) => use === 'tick' && isCalled(label, told))
  return more ? undefined : one
}

/** By their letters too: a name of the page is bent as its language bends words. */
function isCalled(label: Meaning | undefined, told: readonly Word[]): boolean {
  const words = label?.words ?? []
  return (
    words.length === told.length &&
    words.every(({ stem, letters }, at) => stem === told[at]?.stem || letters === told[at]?.letters)
  )
}

const showing = new Set(['act.show', 'search.filter', 'act.filter', 'search.find'])

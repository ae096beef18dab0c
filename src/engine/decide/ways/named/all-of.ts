import { groupBy } from '#assistant'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { moveOf, type Move } from '../../../plan/move.ts'
import { cover } from '../../../rank/cover.ts'
import { isLiteral } from '../../../rank/is-literal.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isTelling } from '../../../understand/telling.ts'

/** "Press “Share” on all posts by Ada": every thing of one name whose surroundings hold what was said beside it. */
export function allOf(sentence: Sentence, scene: Scene): Move[] | undefined {
  const { weights, words } = sentence
  if (!saysAll(sentence) || sentence.negated.some(Boolean)) return undefined
  for (const group of namesakesIn(scene)) {
    const [one] = group
    const label = one?.labels.find((text) => isLiteral(text, sentence))
    if (!label) continue
    const named = cover(sentence, label, () => 1).met
    const met = group.map(
      ({ around }) =>
        new Set(around.flatMap((text) => Array.from(cover(sentence, text, () => 1).met.keys()))),
    )
    // What all of them are, or none of them is, tells nothing.
    const telling = [...words.keys()].filter((place) => {
      const held = met.filter((places) => places.has(place)).length
      return isTelling(weights[place]) && !named.has(place) && held > 0 && held < group.length
    })
    const chosen = group.filter((_, at) => telling.every((place) => met[at]?.has(place)))
    if (telling.length > 0 && chosen.length > 0) return chosen.map((doable) => moveOf(doable, true))
  }
  return undefined
}

/** Whether something is said of all. */
export function saysAll({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => notion === 'talk.all')
}

/** Things of a page that are called alike, two at least. */
function namesakesIn({ doables }: Scene): Doable[][] {
  const groups = groupBy(doables, ({ namesakes, thing: { kind, name }, use }) =>
    namesakes === 0 || name === '' || use === 'choose' ? undefined : `${kind} ${name}`,
  )
  return [...groups.values()]
}

import type { Doable, Scene } from '../../../candidates/scene.ts'
import { moveOf } from '../../../plan/move.ts'
import { cover } from '../../../rank/cover.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { reading } from '../../../weights.ts'
import { cuePlaces } from '../../../words/cues.ts'
import type { Decision } from '../../decision.ts'
import { doing } from '../../doing.ts'
import { goTo } from '../../go-to.ts'

/** "Where is my cart?": who asks for what has a link on the page is taken there. */
export function linkedPlace(sentence: Sentence, scene: Scene): Decision | undefined {
  const place = linkCalled(sentence, scene)
  if (!place) return undefined
  // Links to the page itself may do anything where it is not called so.
  const title = cover(sentence, scene.read(scene.view.page.title ?? ''), () => 1).met
  const isCalledSo = [...title.values()].some((level) => level < 2)
  return isCalledSo ? goTo(place, sentence, scene) : doing([moveOf(place, true)], sentence)
}

/** The one link that is called what was asked for. */
function linkCalled(sentence: Sentence, scene: Scene): Doable | undefined {
  const finding = cuePlaces(sentence.cues, new Set(['find', 'seek', 'where']))
  const { weights, leading } = sentence
  const telling = weights.flatMap((weight, place) =>
    weight > reading.kindNoun && !leading[place] && !finding.has(place) ? [place] : [],
  )
  const asks = sentence.cues.some(({ name }) => name === 'where')
  if (!asks || telling.length === 0 || sentence.values.length > 0) return undefined
  const links = scene.doables.flatMap((doable) => {
    const [label] = doable.labels
    const { kind, state } = doable.thing
    if (kind !== 'link' || !state.href?.startsWith('/') || !label) return []
    const { met, words } = cover(sentence, label, () => 1)
    if (!telling.every((place) => (met.get(place) ?? 2) < 2)) return []
    const whole = label.words.every(({ content }, at) => !content || (words[at] ?? 2) < 2)
    return [{ doable, whole }]
  })
  const called = links.filter(({ whole }) => whole)
  const found = called.length > 0 ? called : links
  const [one] = found
  return found.every(({ doable }) => doable.thing.state.href === one?.doable.thing.state.href)
    ? one?.doable
    : undefined
}

import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Meaning } from '../../../meaning/meanings.ts'
import { cover } from '../../../rank/cover.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import type { Weights } from '../../../fitted.ts'
import { choosing, reading } from '../../../weights.ts'
import type { Word } from '../../../words/words.ts'
import type { Deciding } from '../../decision.ts'
import { isSo, rankSingle, type Single } from '../../ranked/single.ts'
import { isTelling, tellingPlaces } from '../../../understand/telling.ts'

/** "Show only pendants", "just black and white ones": the boxes to tick, or the option to choose, that are meant. */
export function onlyThese(
  sentence: Sentence,
  { scene, weights }: Deciding,
  single: Single,
): readonly Doable[] {
  const { cues, negated, values } = sentence
  const only = cues.find(({ name }) => name === 'only')
  if (!only || negated.some(Boolean) || values.length > 0) return []
  const places = toldPlaces(sentence, only)
  if (places.length === 0) return []
  const called = calledSo(places, sentence, scene)
  if (called) return [called]
  const each = eachOf(places, sentence, scene)
  return each.length > 0 ? each : likeliest(sentence, scene, single, weights)
}

/** What is told beside the words that only say to show something. */
function toldPlaces(
  { words, weights, senses }: Sentence,
  only: { readonly from: number; readonly to: number },
): number[] {
  const shows = new Set(senses.flatMap(({ notion, places }) => (showing.has(notion) ? places : [])))
  return [...words.keys()].filter((place) => {
    const besides = (weights[place] ?? 0) > 0 && !shows.has(place)
    return besides && (place < only.from || place >= only.to)
  })
}

/** The one box that is called just so. */
function calledSo(places: readonly number[], { words }: Sentence, { doables }: Scene): Doable | undefined {
  const told = places.flatMap((place) => words[place] ?? [])
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

/** Where several are told, for each word the one box of the same group that it names. */
function eachOf(places: readonly number[], sentence: Sentence, scene: Scene): Doable[] {
  const telling = places.filter((place) => isTelling(sentence.weights[place]))
  if (telling.length < 2 || !sentence.cues.some(({ name }) => name === 'and')) return []
  const boxes = scene.doables.filter(({ use, thing }) => use === 'tick' && !thing.kind.endsWith('radio'))
  const named = telling.map((place) =>
    boxes.filter(({ labels: [label] }) => {
      const held = label && cover(sentence, label, scene.rarity)
      return held && held.label[1] > reading.nearlyAll && (held.met.get(place) ?? 2) < 2
    }),
  )
  const found = named.flatMap((some) => (some.length === 1 ? some : []))
  const groups = new Set(found.map(({ thing }) => thing.path.join('\n')))
  return found.length === telling.length && groups.size === 1 ? found : []
}

/** What is likeliest of all, where it narrows a list: beside the rest of the page it need not be that sure. */
function likeliest(sentence: Sentence, scene: Scene, { meant: [first] }: Single, weights: Weights): Doable[] {
  if (!first || !narrows(first.doable) || clausesOf(sentence).length > 1) return []
  const { meant, trust } = rankSingle(
    sentence,
    { ...scene, doables: scene.doables.filter(narrows) },
    weights,
    0,
  )
  const same = meant[0]?.doable === first.doable && trust >= choosing.act
  const named = tellingPlaces(sentence).every((place) => (first.met.get(place) ?? 2) < 2)
  return same && named && first.on && !isSo(first) ? [first.doable] : []
}

function narrows({ use }: Doable): boolean {
  return use === 'tick' || use === 'choose'
}

const showing = new Set(['act.show', 'search.filter', 'act.filter', 'search.find'])

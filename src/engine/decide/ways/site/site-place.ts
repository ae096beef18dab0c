import { hasQuestionMark } from '#languages'
import { leadsHere } from '../../../candidates/leads-here.ts'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { moveOf } from '../../../plan/move.ts'
import { comparisonsIn } from '../../../records/comparisons.ts'
import { cover } from '../../../rank/cover.ts'
import { asking, asksToBeTold } from '../../../understand/question-cues.ts'
import { sortingPlaces } from '../../../understand/said-order.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { saidPlaces, tellingPlaces } from '../../../understand/telling.ts'
import type { Decision } from '../../decision.ts'
import { doing } from '../../doing.ts'
import { goTo } from '../../go-to.ts'
import { isOfOrders, orderPlacesOf } from '../list/sort-order.ts'

/** "Go home", "keep shopping": the start of a site and the list of what it has are known by more than their names. */
export function toSitePlace(sentence: Sentence, scene: Scene): Decision | undefined {
  if (sentence.negated.some(Boolean) || sentence.values.length > 0) return undefined
  const place = says('nav.home', sentence)
    ? homeLink(scene)
    : says('cart.keep-shopping', sentence)
      ? (listLink(scene) ?? homeLink(scene))
      : undefined
  return place && goTo(place, sentence, scene)
}

/** Whether a sentence says one thing and nothing else. */
function says(notion: string, { senses, weights, leading }: Sentence): boolean {
  const said = new Set(senses.flatMap((one) => (one.notion === notion ? one.places : [])))
  return said.size > 0 && saidPlaces({ weights }).every((place) => said.has(place) || leading[place])
}

/** "Sort from cheap to expensive" where nothing is listed: what is for sale is, on the page of all of it. */
export function sortedElsewhere(sentence: Sentence, scene: Scene): Decision | undefined {
  const asks =
    asksToBeTold(sentence) || sentence.cues.some(({ name, from }) => from === 0 && asking.has(name))
  if (hasQuestionMark(sentence.text) || scene.doables.some(isOfOrders)) return undefined
  const { limits, places: limiting, extreme } = comparisonsIn(sentence)
  const ordering = orderPlacesOf(sentence)
  const [limit, more] = limits
  const narrows = limit?.kind === 'money' && !more && sentence.values.length === 1 && !extreme
  // "Nach Preis sortieren" begins as "how much" does.
  if ((!ordering && !narrows) || (asks && sortingPlaces(sentence.words, sentence.language).length === 0))
    return undefined
  const link = listLink(scene)
  if (!link || leadsHere(link, scene)) return undefined
  const { words, language } = sentence
  const said = new Set([...(ordering ?? []), ...(narrows ? limiting : []), ...sortingPlaces(words, language)])
  const [label] = link.labels
  const named = label ? [...cover(sentence, label, () => 1).met.keys()] : []
  const shows = sentence.senses.flatMap(({ notion, places }) => (notion === 'act.show' ? places : []))
  for (const place of [...named, ...shows]) said.add(place)
  return tellingPlaces(sentence).every((place) => said.has(place))
    ? { ...doing([moveOf(link, true)], sentence), todo: [sentence.text] }
    : undefined
}

function named(notions: readonly string[], { doables }: Scene): Doable[] {
  return onePerPlace(
    doables.filter(
      ({ thing, labels: [label] }) =>
        isOwn(thing) &&
        thing.record === undefined &&
        label?.senses.some(({ notion }) => notions.includes(notion)),
    ),
  )
}

function isOwn({ kind, state }: Doable['thing']): boolean {
  return kind === 'link' && state.href?.startsWith('/') === true
}

function onePerPlace(links: readonly Doable[]): Doable[] {
  const seen = new Set<string | undefined>()
  return links.filter(({ thing: { state } }) => !seen.has(state.href) && seen.add(state.href))
}

/** What is called the start, or else the name of the site in its head, before the ways through it. */
function homeLink(scene: Scene): Doable | undefined {
  const [called] = named(['nav.home', 'homepage'], scene)
  return (
    called ??
    scene.doables.find(
      ({ thing }) => isOwn(thing) && thing.within.includes('banner') && !thing.within.includes('navigation'),
    )
  )
}

/** The page of all there is, where one is called so. */
function listLink(scene: Scene): Doable | undefined {
  const ways = [['cart.keep-shopping'], ['talk.all'], ['product-catalogue', 'shop', 'store', 'product']]
  for (const notions of ways) {
    const [one, other] = named(notions, scene)
    if (one && !other) return one
  }
  return undefined
}

import { ordinalIn } from '../language/ordinals.ts'
import { stopWords } from '../language/stop-words.ts'
import { stem, words, type Word } from '../language/words.ts'
import type { GroundOptions, Match } from './ground.ts'
import type { PageIndex, Thing } from './page-index.ts'
import { readPhrase } from './phrase.ts'
import { listNouns, roleNouns } from './role-nouns.ts'
import { score } from './score.ts'
import { inMain } from './regions.ts'

/** Links that turn pages are not what the page lists. */
const turning = /^(?:next|previous|prev|older|newer|more|show more|load more|\d+|[«»‹›<>→←]+)(?: page)?$/i
const anyList = /^(?:result|item|one|entry|listing|option|hit|match|card|row|search)$/
const listStems = new Set([...listNouns].map(stem))

/** `The second result`, `the third Add to cart button`, `the last link`. */
export function nthThing(text: string, index: PageIndex, options: GroundOptions): Thing | undefined {
  const ordinal = ordinalIn(text)
  if (!ordinal) return undefined
  const usable = index.things.filter((thing) => options.kinds.includes(thing.kind))
  const row = rowOf(ordinal.rest, usable, index, options.strict)
  return ordinal.place === -1 ? row.at(-1) : row[ordinal.place - 1]
}

function rowOf(rest: string, usable: readonly Thing[], index: PageIndex, strict?: true): Thing[] {
  const phrase = readPhrase(rest, index)
  const content = phrase.units.flatMap((unit) => unit.words)
  if (content.every((word) => isListed(word, index) || stopWords.has(word.folded))) {
    const row = listed(usable, index)
    if (row.length > 1) return row
  }
  const shelf = shelfOf(content, usable)
  if (shelf.length > 1) return shelf
  if (strict) return []
  const named = usable
    .map((thing): Match => ({ ...score(phrase, thing, index), thing }))
    .filter((match) => match.covered >= 0.85)
  if (named.length > 1) return alike(named)
  const kinds = content.flatMap((word) => roleNouns[word.folded] ?? [])
  return kinds.length > 0 ? usable.filter((thing) => kinds.includes(thing.kind)) : []
}

/** `The second exhibition`: links that lie under `/exhibitions/`. */
function shelfOf(content: readonly Word[], usable: readonly Thing[]): Thing[] {
  const nouns = new Set(content.filter(({ folded }) => !stopWords.has(folded)).map((word) => word.stem))
  if (nouns.size !== 1) return []
  const seen = new Set<string>()
  return usable.filter(({ element: { href = '' } }) => {
    const folders = href.split(/[?#]/, 1)[0]?.split('/').slice(1, -1) ?? []
    const isOn = folders.some((folder) => words(folder).some((word) => nouns.has(word.stem)))
    return isOn && !seen.has(href) && Boolean(seen.add(href))
  })
}

/** `Result` and `item` fit any list; `job` only a page that speaks of jobs. */
function isListed({ stem: noun }: Word, { page, vocabulary }: PageIndex): boolean {
  if (!listStems.has(noun)) return false
  const [main = ''] = (page.visibleText ?? '').split('\n\n')
  return (
    anyList.test(noun) ||
    words(`${page.title ?? ''} ${main} ${[...vocabulary].join(' ')}`).some(
      (word) => word.stem === noun && word.folded !== noun,
    )
  )
}

/** Only the best answering things count as a row: `Add to cart` five times, not also `Cart`. */
function alike(matches: readonly Match[]): Thing[] {
  const most = Math.max(...matches.map((match) => match.total))
  return matches.filter((match) => match.total > most - 0.1).map((match) => match.thing)
}

/** What a page lists: the links of its main part, one for each target. */
function listed(usable: readonly Thing[], index: PageIndex): Thing[] {
  const seen = new Set<string>()
  return usable.filter((thing) => {
    const { href } = thing.element
    if (
      thing.kind !== 'link' ||
      href === undefined ||
      !inMain(thing, index) ||
      seen.has(href) ||
      turning.test(thing.label)
    )
      return false
    seen.add(href)
    return !/[?&](?:page|sort|filter|order)=|^#/.test(href)
  })
}

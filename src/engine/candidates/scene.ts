import { oncePerKey, type ConceptLanguage } from '#languages'
import { once } from '#protocol'
import type { PageView, Thing } from '#assistant'
import { isEmptyChoice, isSecret, lineOf, readFacts, vocabulary } from '#assistant'
import { asLabel, type Meaning, type Meanings } from '../meaning/meanings.ts'
import { pageLanguage } from '../words/spoken-language.ts'
import { cookieNotice } from './cookie-notice.ts'
import { neighbours } from './neighbours.ts'
import { withSpokenName } from './with-spoken-name.ts'

/** One thing that could be done with a thing of the page, without the value it may need. */
export interface Doable {
  readonly thing: Thing
  readonly use: 'press' | 'tick' | 'choose' | 'write'
  /** The option that would be chosen. */
  readonly option: string | undefined
  /** What it is called; the words of an option before those of its list. */
  readonly labels: readonly Meaning[]
  /** What stands around it: its record, its heading, its row, the words beside it. */
  readonly around: readonly Meaning[]
  /** How many other things of the page are called the same. */
  readonly namesakes: number
  /** From 1, among its namesakes. */
  readonly position: number
  /** The sum of money that stands beside it: the last where several do. */
  readonly price: () => number | undefined
}

/** A page as the engine ranks it. */
export interface Scene {
  readonly view: PageView
  readonly language: ConceptLanguage
  readonly doables: readonly Doable[]
  /** Titles of those things alike that are spoken of, where it is not all of them. */
  readonly among?: ReadonlySet<string>
  /** Letters of every word on the page. */
  readonly words: ReadonlySet<string>
  /** Names of several words that things and options go by, under their first word. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>
  /** How much a stem tells one thing from the others. */
  rarity(stem: string): number
  read(text: string): Meaning
  readonly meanings: Meanings
}

/** Reads a page for ranking: everything that can be done on it, with its names and surroundings. */
export function sceneOf(view: PageView, meanings: Meanings): Scene {
  const language = pageLanguage(view.page.language)
  // What a heading means is one thing to all that stands under it: what is worked out for it can be kept.
  const read = oncePerKey((text: string) => asLabel(meanings.read(text, language, 'en')))
  const beside = neighbours(view)
  const stands = new Set([...tickedTexts(view), ...containers(view)])
  const things = view.things
    .filter((thing) => !stands.has(thing.id))
    .filter(
      (thing) =>
        !thing.state.disabled && !isOwnDecision(thing) && !isSecret(thing) && thing.state.mark !== 'block',
    )
  const names = new Map<string, number>()
  const doables = things.flatMap((seen): Doable[] => {
    const thing = withSpokenName(seen)
    const around = surroundings(seen, view, beside).map(read)
    const key = `${thing.kind} ${thing.name}`
    const position = (names.get(key) ?? 0) + 1
    names.set(key, position)
    // Few sentences ask for a price, and reading one costs more than all names of a thing.
    const price = once(() => priceIn(around, language))
    const base = { thing, around, namesakes: 0, position, price }
    const labels = namesOf(thing).map(read)
    if (thing.use === 'press')
      return [Object.assign({}, base, { use: 'press' as const, option: undefined, labels })]
    if (thing.use === 'tick')
      return [Object.assign({}, base, { use: 'tick' as const, option: undefined, labels })]
    if (thing.use === 'choose' && (thing.state.options?.length ?? 0) > 0)
      return (thing.state.options ?? [])
        .filter((option) => !isEmptyChoice(option, thing.state))
        .map((option) =>
          Object.assign({}, base, {
            use: 'choose' as const,
            option,
            labels: [read(option)],
            around: [...labels, ...around],
          }),
        )
    if (thing.use === 'write' || thing.use === 'set' || thing.use === 'choose')
      return [Object.assign({}, base, { use: 'write' as const, option: undefined, labels })]
    return []
  })
  const counts = new Map<string, number>()
  for (const { labels } of doables)
    for (const stem of new Set(labels.flatMap(({ words }) => words.map((word) => word.stem))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const words = new Set<string>()
  for (const { text } of view.lines) for (const { letters } of read(text).words) words.add(letters)
  for (const { thing } of doables)
    for (const text of [...thing.names, ...(thing.state.options ?? [])])
      for (const { letters } of read(text).words) words.add(letters)
  return {
    view,
    language,
    doables: doables.map((one) =>
      Object.assign(one, { namesakes: (names.get(`${one.thing.kind} ${one.thing.name}`) ?? 1) - 1 }),
    ),
    words,
    names: longNames(doables),
    rarity: (stem) => 1 / (1 + Math.log(Math.max(1, counts.get(stem) ?? 1))),
    read,
    meanings,
  }
}

function longNames(doables: readonly Doable[]): Map<string, string[][]> {
  const names = new Map<string, string[][]>()
  for (const { labels, use } of doables)
    for (const { words } of use === 'write' ? [] : labels) {
      const letters = words.map((word) => word.letters)
      const [first = ''] = letters
      if (letters.length > 1) names.set(first, [...(names.get(first) ?? []), letters])
    }
  return names
}

/** What something costs now: a price that was lowered stands behind the old one. */
function priceIn(around: readonly Meaning[], language: ConceptLanguage): number | undefined {
  for (const { text } of around) {
    const { amounts } = readFacts(text, language)
    if (amounts.length > 0) return Math.min(...amounts.map(({ value }) => value))
  }
  return undefined
}

/** What is called by the several things in it is none of them, nor what is called by the only one. */
function containers({ things, lines }: PageView): readonly number[] {
  return things.flatMap(({ id, kind, name, line }, at) => {
    const end = lines[line]?.end ?? 0
    const [only, other] = things.slice(at + 1, at + 3).filter((one) => one.line < end)
    if (only && !other && only.use === 'press' && only.name === name) return [id]
    if (kind !== 'clickable') return []
    const inside = things
      .slice(at + 1, at + 1 + maxInside)
      .filter((one) => one.name.length > 1 && name.includes(one.name))
    return inside.length > 1 ? [id] : []
  })
}

const maxInside = 6

/** Words that only show what the box before them ticks: who speaks of them means the box. */
function tickedTexts({ things }: PageView): ReadonlySet<number> {
  return new Set(
    things.flatMap((thing, at) => {
      const before = things[at - 1]
      const isText = thing.kind === 'clickable' && before?.use === 'tick'
      return isText && before.path.at(-1) === thing.path.at(-1) && before.record === thing.record
        ? [thing.id]
        : []
    }),
  )
}

/** A consent is the visitor's own to give, and a riddle the visitor's own to solve. */
export function isOwnDecision({ use, name, state }: Thing): boolean {
  const line = lineOf(name)
  return (
    (use === 'tick' && state.checked !== true && vocabulary.consent.has(line)) || vocabulary.captcha.has(line)
  )
}

/** Technical names of fields (`q`, `field_3`, `pay`) are no words, unless a field has no other. */
function namesOf({ name, names, state }: Thing): string[] {
  const said = names.filter((one) => one === name || (/^[^_\d]{3,}$/.test(one) && !/^[a-z-]+$/.test(one)))
  return [...new Set([name, ...said, ...(state.shown ? [state.shown] : [])])].filter((one) => one !== '')
}

const kindNames = new Set([
  'navigation',
  'banner',
  'form',
  'main',
  'contentinfo',
  'radiogroup',
  'region',
  'group',
  'list',
  'search',
  'complementary',
  'toolbar',
  'menu',
  'dialog',
  'table',
])

/** Whether a part of a page holds ways through the site. */
export function isMenu(name: string): boolean {
  return /^(?:banner|contentinfo|header|footer)$|navigation|breadcrumb/i.test(name)
}

function surroundings(thing: Thing, view: PageView, beside: (thing: Thing) => readonly string[]): string[] {
  // What a notice of cookies says of the site is no reason to press its buttons.
  if (cookieNotice(view).has(thing.id)) return []
  const { record, path, row, column, name } = thing
  const own = record === undefined ? undefined : view.records[record]
  const inRecord = own ? [own.title, ...own.parts.map(({ text }) => text)] : []
  const texts = [...inRecord, ...path.slice(-2).toReversed(), row ?? '', column ?? '', ...beside(thing)]
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text !== '' && text !== name && text.length < 200 && !kindNames.has(text.toLowerCase()),
  )
}

import { matchOption } from '../ground/choices.ts'
import { ground } from '../ground/ground.ts'
import { indexThings, plain, type PageIndex, type Thing } from '../ground/page-index.ts'
import type { Fact, FactKind } from './fact.ts'
import { isForMessage, isPastDate, ownKinds, purposeOf } from './purpose.ts'

/** A fact and the field it goes into. */
export interface Placed {
  readonly thing: Thing
  readonly value: string
}

const isPlace: ReadonlySet<FactKind> = new Set(['city', 'region', 'country'])

/** Finds for each fact its field among the things of one form. What finds none is left for a later page. */
export function placeFacts(
  facts: readonly Fact[],
  things: readonly Thing[],
): { placed: Placed[]; left: Fact[] } {
  const index = indexThings(things)
  const placed: Placed[] = []
  const isFree = (thing: Thing): boolean => !placed.some((one) => one.thing.element.id === thing.element.id)
  const left = facts.filter((fact) => {
    const found = placesFor(fact, index, isFree)
    placed.push(...found)
    return found.length === 0
  })
  const order = things.map(({ element }) => element.id)
  placed.sort((a, b) => order.indexOf(a.thing.element.id) - order.indexOf(b.thing.element.id))
  return { placed, left }
}

function placesFor(fact: Fact, index: PageIndex, isFree: (thing: Thing) => boolean): Placed[] {
  const free = index.things.filter(
    (thing) => isFree(thing) && !thing.element.secret && !thing.element.disabled,
  )
  const named = fact.about === undefined ? undefined : byName(fact, index, isFree)
  if (named) return [named]
  if (fact.kind === 'words') return wordsAsOptions(fact.value, free)
  if (fact.kind === 'name') return wholeName(fact.value, free)
  const [told] = isPlace.has(fact.kind) ? wordsAsOptions(fact.value, free) : []
  const field =
    told ?? byKind(fact, free) ?? (fact.strict ? undefined : (byOption(fact, free) ?? asMessage(fact, free)))
  return field ? [field] : []
}

function byName(
  { about = '', value, kind }: Fact,
  index: PageIndex,
  isFree: (thing: Thing) => boolean,
): Placed | undefined {
  const found = ground(about, index, { kinds: ['field', 'select'], strict: true })
  if (found.kind !== 'sure' || !isFree(found.thing)) return undefined
  const purpose = purposeOf(found.thing)
  const clashes = (kind === 'date' || kind === 'time') && purpose !== kind && purpose !== 'text'
  return clashes ? undefined : { thing: found.thing, value }
}

/** The first field for values of this kind. A counted thing needs its name, and a birthday is never guessed. */
function byKind({ kind, value, strict }: Fact, free: readonly Thing[]): Placed | undefined {
  if (kind === 'text' || kind === 'words' || kind === 'number' || (strict && !ownKinds.has(kind)))
    return undefined
  const fitting = free.filter(
    (thing) => thing.kind === 'field' && purposeOf(thing) === kind && !isPastDate(thing),
  )
  const thing = fitting.find(({ element }) => !element.value) ?? fitting[0]
  return thing && { thing, value }
}

/** Only what was quoted is a message: other words wait for a page that has them as an option. */
function asMessage({ kind, value, quoted }: Fact, free: readonly Thing[]): Placed | undefined {
  if (kind !== 'text' || !quoted || !/\s/.test(value)) return undefined
  const thing = free.find((one) => one.kind === 'field' && isForMessage(one))
  return thing && { thing, value }
}

/** One field for the whole name, or the first word and the rest for two. */
function wholeName(value: string, free: readonly Thing[]): Placed[] {
  const field = (kind: string): Thing | undefined =>
    free.find((thing) => thing.kind === 'field' && purposeOf(thing) === kind)
  const [given, family, whole] = [field('given-name'), field('family-name'), field('name')]
  if (given && family) {
    const [first = '', ...others] = value.split(/\s+/)
    return [
      { thing: given, value: first },
      ...(others.length > 0 ? [{ thing: family, value: others.join(' ') }] : []),
    ]
  }
  const only = whole ?? given
  return only ? [{ thing: only, value }] : []
}

/** Options that stand word for word among other words: `in dermatology, please`. */
function wordsAsOptions(value: string, free: readonly Thing[]): Placed[] {
  const said = ` ${plain(value)} `
  return free
    .filter(({ kind }) => kind === 'select')
    .flatMap((thing) => {
      const found = (thing.element.options ?? []).filter(
        (option) => option.length > 3 && said.includes(` ${plain(option)} `),
      )
      return found.length === 1 && found[0] !== undefined ? [{ thing, value: found[0] }] : []
    })
}

/** A value that is an option of one select only, or the label of a radio. */
function byOption({ value, about }: Fact, free: readonly Thing[]): Placed | undefined {
  const said = about === undefined ? value : `${value} ${about}`
  for (const thing of free.filter(({ kind }) => kind === 'select')) {
    for (const text of [value, said]) {
      const found = matchOption(text, thing.element.options ?? [])
      if (found.kind === 'sure' && found.options[0]) return { thing, value: found.options[0] }
    }
  }
  const radios = free.filter(({ kind }) => kind === 'radio')
  const found = ground(value, indexThings(radios), { kinds: ['radio'] })
  return found.kind === 'sure' ? { thing: found.thing, value } : undefined
}

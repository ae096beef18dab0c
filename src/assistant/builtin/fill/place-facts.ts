import { matchOption } from '../ground/choices.ts'
import { ground } from '../ground/ground.ts'
import { indexThings, type PageIndex, type Thing } from '../ground/page-index.ts'
import type { Fact, FactKind } from './fact.ts'
import { stopWords } from '../language/stop-words.ts'
import { words } from '../language/words.ts'
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
  // What stands in an option that was chosen has found its place: `Saturday, 20:00`.
  return { placed, left: left.filter((fact) => !placed.some(({ value }) => value.includes(fact.value))) }
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
  { about = '', value, kind, strict: isNamed }: Fact,
  index: PageIndex,
  isFree: (thing: Thing) => boolean,
): Placed | undefined {
  // A word beside a value may name its field; `Group: …` does.
  const strict = isNamed ? undefined : true
  const fields = kind === 'number' ? countsOf(index) : index
  const found = ground(about, fields, {
    kinds: ['field', 'select'],
    strict: fields === index ? strict : undefined,
  })
  if (found.kind !== 'sure' || !isFree(found.thing)) return undefined
  const purpose = purposeOf(found.thing)
  const clashes = (kind === 'date' || kind === 'time') && purpose !== kind && purpose !== 'text'
  return clashes ? undefined : { thing: found.thing, value }
}

/** `Three tickets` is for the number of tickets, not for the address they go to. */
function countsOf(index: PageIndex): PageIndex {
  const counting = index.things.filter((thing) => purposeOf(thing) === 'number')
  return counting.length > 0 ? indexThings(counting) : index
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

/** Options that stand among other words: `in dermatology, please`. One that several selects have is for the one named. */
function wordsAsOptions(value: string, free: readonly Thing[]): Placed[] {
  const said = new Set(words(value).map(({ stem }) => stem))
  const found = free
    .filter(({ kind }) => kind === 'select')
    .flatMap((thing) => {
      const [option, other] = optionsSaid(thing.element.options ?? [], said)
      return option !== undefined && other === undefined ? [{ thing, value: option }] : []
    })
  return found.filter(({ thing, value: option }) => {
    const rivals = found.filter((one) => one.value === option)
    return rivals.length === 1 || isNamed(thing, said, rivals)
  })
}

/** Options of which everything was said that tells them from the others. */
function optionsSaid(options: readonly string[], said: ReadonlySet<string>): string[] {
  const read = options.map((option) => words(option).filter(({ folded }) => !stopWords.has(folded)))
  return options.filter((option, at) => {
    const own = read[at] ?? []
    const telling = own.filter(
      ({ stem }) => !read.some((one, of) => of !== at && one.some((w) => w.stem === stem)),
    )
    const names = telling.filter(({ folded }) => /^\p{L}{4,}$/u.test(folded))
    const needed = names.length > 0 ? names : own
    return option.length > 3 && needed.length > 0 && needed.every(({ stem }) => said.has(stem))
  })
}

/** Whether the words speak of this select and of none that has the same option. */
function isNamed({ label }: Thing, said: ReadonlySet<string>, rivals: readonly Placed[]): boolean {
  const others = rivals.map(({ thing }) => thing.label).filter((other) => other !== label)
  return words(label).some(
    ({ stem }) => said.has(stem) && !others.some((other) => words(other).some((word) => word.stem === stem)),
  )
}

/** A value that is an option of one select only, or the label of a radio. */
function byOption({ kind: sort, value, about }: Fact, free: readonly Thing[]): Placed | undefined {
  const said = about === undefined ? value : `${value} ${about}`
  const forms = sort === 'time' ? [value, inTheEvening(value)] : [value, said]
  for (const thing of free.filter(({ kind }) => kind === 'select')) {
    for (const text of forms) {
      const found = matchOption(text, thing.element.options ?? [])
      if (found.kind === 'sure' && found.options[0]) return { thing, value: found.options[0] }
    }
  }
  const radios = free.filter(({ kind }) => kind === 'radio')
  const found = ground(value, indexThings(radios), { kinds: ['radio'] })
  return found.kind === 'sure' ? { thing: found.thing, value } : undefined
}

/** `At half past seven` may be 19:30, where only that is offered. */
function inTheEvening(time: string): string {
  return time.replace(/^\d+/, (hour) => String((Number(hour) % 12) + 12))
}

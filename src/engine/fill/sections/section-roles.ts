import {
  oncePerKey,
  sectionRoles,
  sectionWords,
  isUnspaced,
  type ConceptLanguage,
  type SectionRole,
} from '#languages'
import { oncePerObject } from '#protocol'
import { clausesOf } from '../../understand/clauses.ts'
import { type Extent, overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling as weights } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { kin } from '../names/introduced-names.ts'
import type { Slot } from '../slots.ts'

type Roles = ReadonlySet<SectionRole>

interface Told extends Extent {
  readonly kind: string
}

/** A stretch of a sentence that tells of one part of a form. */
interface Region extends Extent {
  readonly roles: Roles
  /** Where the part ends that says so. */
  readonly head: number
  /** Places of the words that say so. */
  readonly says: readonly number[]
}

/**
 * How much more a value belongs into a field, by the part of the form that it is told of: "from Jo, 4 Mill Lane, to my
 * brother Pete", "mine is …, his is …", "until now …, from now on …".
 */
export function sectionFit(value: Told, slot: Slot, slots: readonly Slot[], sentence: Sentence): number {
  if (!personal.has(value.kind)) return 0
  const regions = regionsOf(sentence)
  if (regions.length === 0) return 0
  const region = regions.find((one) => overlap(one, value))
  const fitOf = (one: Slot) => fitIn(rolesOf(one), region?.roles ?? none, regions)
  const fit = fitOf(slot)
  if (fit < 0 && region && isSomebodys(value, region)) return weights.otherSection
  const isAlike = slots.some(
    (other) => other !== slot && sortOf(other) === sortOf(slot) && fitOf(other) > fit,
  )
  if (fit < 0 && isAlike) return weights.otherSection
  return fit > 0 ? weights.ownSection : 0
}

/** A filling with the words that say of which part of a form it is told, where its field stands in that. */
export function withSection(filling: Filling, sentence: Sentence): Filling {
  const regions = regionsOf(sentence)
  const region = regions.find((one) => overlap(one, filling))
  if (!region || fitIn(rolesOf(filling.slot), region.roles, regions) <= 0) return filling
  return { ...filling, says: [...(filling.says ?? []), ...region.says] }
}

/** Whether two fields stand in parts of a form that ask of one and the same. */
export function sharesSection(one: Slot, other: Slot): boolean {
  const [own, others] = [rolesOf(one), rolesOf(other)]
  return [...own].every((role) => !others.has(opposite[role]))
}

/** Whether values are told of several parts of a form. */
export function tellsOfSections(values: readonly Extent[], sentence: Sentence): boolean {
  const regions = regionsOf(sentence)
  return new Set(values.map((value) => regions.find((one) => overlap(one, value)))).size > 1
}

/** "My sister Bea on 07700 …", "from Ida, 07700 …": what is told with the words that say whose it is goes to nobody else. */
function isSomebodys({ kind, at }: Told, { roles, head }: Region): boolean {
  return reaching.has(kind) && (roles.has('from') || roles.has('to') || (roles.has('other') && at < head))
}

const reaching: ReadonlySet<string> = new Set(['name', 'phone', 'email'])

/** Kinds that both parts of a form may ask for. */
const personal: ReadonlySet<string> = new Set(
  'name nickname relative surname phone email street city postcode country plate code'.split(' '),
)

const none: Roles = new Set()
const unsaid: Omit<Region, 'at' | 'end'> = { roles: none, head: 0, says: [] }

const opposite: Readonly<Record<SectionRole, SectionRole>> = {
  own: 'other',
  other: 'own',
  from: 'to',
  to: 'from',
  earlier: 'present',
  present: 'earlier',
}

/** Above nothing where a field is of what is told, below where it is of the opposite, or of what is told elsewhere in the sentence. */
function fitIn(asked: Roles, told: Roles, regions: readonly Region[]): number {
  const roles = [...asked]
  const isWay = [...told].some((role) => role === 'from' || role === 'to')
  const compared = isWay ? roles.filter((role) => role === 'from' || role === 'to') : roles
  if (compared.some((role) => told.has(role))) return 1
  if (compared.some((role) => told.has(opposite[role]))) return -1
  return told.size === 0 && roles.some((role) => regions.some((one) => one.roles.has(role))) ? -1 : 0
}

/** A name, whole or in parts, or what a field is for. */
function sortOf({ purpose, thing }: Slot): string {
  return purpose === undefined ? thing.name : people.has(purpose) ? 'name' : purpose
}

const people: ReadonlySet<string> = new Set(['name', 'given-name', 'family-name'])

/** What a field's own name says of whose it is, else what is written over it. */
const rolesOf: (slot: Slot) => Roles = oncePerObject(({ thing, labels, around, language }: Slot) => {
  const { called } = patternsOf(language)
  const names = [thing.name, ...labels.slice(0, 1).map(({ text }) => text)]
  const headings = around.map(({ text }) => text)
  for (const name of [...names, ...headings]) {
    const found = called.filter(([, pattern]) => pattern.test(name.trim()))
    if (found.length > 0) return withoutOpposite(found.map(([role]) => role))
  }
  return none
})

/** "Your child" is somebody else. */
function withoutOpposite(roles: readonly SectionRole[]): Roles {
  return new Set(roles.filter((role) => !(role === 'own' && roles.includes('other'))))
}

/** The stretches of a sentence by what its parts tell of; empty where nothing tells that. */
const regionsOf: (sentence: Sentence) => readonly Region[] = oncePerObject((sentence: Sentence): Region[] => {
  const regions: Region[] = []
  let open = { at: 0, ...unsaid }
  for (const clause of clausesOf(sentence)) {
    const { roles, says, alone } = saidIn(clause, sentence)
    if (roles.size === 0) continue
    // "Sam Hall, 4 Mill Lane, that's me": it tells of what was said before.
    const behind = alone && open.roles.size === 0 && clause.at > 0
    regions.push({ ...open, end: behind ? clause.end : clause.at, ...(behind && { roles, says }) })
    open = behind ? { at: clause.end, ...unsaid } : { at: clause.at, roles, says, head: clause.end }
  }
  regions.push({ ...open, end: sentence.text.length })
  return regions.some(({ roles }) => roles.size > 0) ? regions.filter(({ at, end }) => at < end) : []
})

/** Of what a clause tells: of two opposites what is said first counts. */
function saidIn(
  clause: Extent & { readonly text: string },
  sentence: Sentence,
): Pick<Region, 'roles' | 'says'> & { readonly alone: boolean } {
  const own = placesIn(clause, sentence)
  const found = patternsOf(sentence.language).said.flatMap(([role, pattern]) => {
    const match = pattern.exec(clause.text)
    return match
      ? [{ role, at: clause.at + match.index, end: clause.at + match.index + match[0].length }]
      : []
  })
  const relative = sentence.senses.find(
    ({ notion, places }) => kin.has(notion) && own.includes(places[0] ?? -1),
  )
  const place = sentence.words[relative?.places[0] ?? -1]
  if (place) found.push({ role: 'other', at: place.at, end: place.end })
  const first = found.filter(
    ({ role, at }) => !found.some((one) => one.role === opposite[role] && one.at < at),
  )
  const isMark = (place: number) => found.some((one) => overlap(one, sentence.words[place]!))
  const rest = own.filter((place) => sentence.words[place]!.content && !isMark(place))
  return { roles: new Set(first.map(({ role }) => role)), says: own.filter(isMark), alone: rest.length === 0 }
}

interface Patterns {
  readonly called: readonly (readonly [SectionRole, RegExp])[]
  readonly said: readonly (readonly [SectionRole, RegExp])[]
}

const patternsOf = oncePerKey((language: ConceptLanguage): Patterns => {
  const lines = sectionWords[language].split('\n').map((line) => line.trim().split(' → '))
  const spaced = !isUnspaced(language)
  const [before, behind] = spaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', '']
  return {
    called: sectionRoles.map((role, at) => [
      role,
      new RegExp(`^(?:${lines[at]?.[0] ?? ''})(?=$|[,(:*])`, 'iu'),
    ]),
    said: sectionRoles.map((role, at) => [
      role,
      new RegExp(`${before}(?:${lines[at]?.[1] ?? ''})${behind}`, 'iu'),
    ]),
  }
})

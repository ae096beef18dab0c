import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { affirms, goesOn, turnsOver } from '../../labels/answers.ts'
import type { Bond } from '../../labels/binding-in.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isDeedOn } from '../../labels/deed-on.ts'
import { tellingNames } from '../../labels/telling-names.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { named, type Evidence } from '../../row.ts'
import { anyFormOf, type PolicyContext } from '../../policy-context.ts'
import { addressOf } from '../../address.ts'
import { accountChange } from './account-change.ts'
import { addressBond, deedBond, isFolder, isOrderKey, namesFolder } from '../surroundings/address-bond.ts'
import { readsAsDeed } from '../surroundings/address-deed.ts'
import { bareWordBond } from './bare-word.ts'
import { chosenBond } from '../surroundings/chosen.ts'
import { dialogAnswer } from './dialog-answer.ts'
import { bringsAbout, dropBond } from './dropped.ts'
import { isOwnLine } from '../surroundings/own-line.ts'
import { mayPost } from '../surroundings/may-post.ts'
import { isOfFilter } from '../surroundings/of-filter.ts'
import { isOpener } from '../surroundings/opener.ts'
import { isArticle, isPlainPage, leadsSomewhere } from '../surroundings/plain-page.ts'
import { closesWhatIsOver, sectionBond } from './section.ts'

/** Something that counts is done in the visitor's name: whoever names it, it is asked for. */
export const binding: Evidence = (act, context) => {
  for (const look of places) {
    const found = look(act, context)
    if (found) return { reason: found.reason, ...(found.bond === 'destructive' && { destructive: true }) }
  }
  return undefined
}

interface Found {
  readonly bond: Bond
  readonly reason: string
}

type Place = (act: Act, context: PolicyContext) => Found | undefined

/** What it is called: text, visible words, hint, title and the names its form knows it by. */
const inNames: Place = ({ pressed, target, dropTarget }, context) => {
  const { page } = context
  if (!pressed || closesWhatIsOver(pressed, page) || isOwnLine(pressed, context)) return undefined
  if (pressed === target && (isOpener(pressed, context) || isCleared(pressed))) return undefined
  // A tick says yes to its label; it does what the label says only where that is destructive or costs money.
  const ticks = pressed.use === 'tick'
  const things = pressed === target || !target ? [pressed] : [pressed, target].filter(actsAtOnce)
  const bonds = things.flatMap(({ names }) => tellingNames(names).map(bondIn))
  if (dropTarget?.names.some(bringsAbout)) bonds.push('binding')
  if (isOrder(pressed)) bonds.push('binding')
  const bond = strongest(bonds)
  if (!bond || (ticks && (bond === 'binding' || !pressed.state.immediate))) return undefined
  if (bond === 'binding' && isPlainPage(pressed, page)) return undefined
  if (isArticle(pressed, page) || opensFolder(pressed, page)) return undefined
  return { bond, reason: `${named(pressed)} is binding` }
}

/** "Deleted items", "Archive": a link to such a folder, called as folders are. "Empty trash" is another matter. */
function opensFolder({ kind, name, state }: Thing, page: PolicyContext['page']): boolean {
  if (kind !== 'link' || !leadsSomewhere(state.href, page)) return false
  const url = addressOf(state.href, page)
  return url !== undefined && isFolder(url) && namesFolder(name)
}

/** "Run payroll", "Unlock door". A page or a part of it may be called so as well. */
function isOrder({ kind, names, state }: Thing): boolean {
  if ((kind !== 'button' && kind !== 'menuitem') || state.expanded !== undefined) return false
  return tellingNames(names).some(isDeedOn)
}

/** "Reset" of filters. */
function isCleared(pressed: Thing): boolean {
  return pressed.names.length > 0 && pressed.names.every((name) => isOfFilter(name, pressed))
}

function actsAtOnce({ use, state }: Thing): boolean {
  return use === 'press' || (use === 'tick' && state.immediate === true)
}

/** What its markup says beside its names: title and description, and what a submit hands over by itself. */
const inMarkup: Place = ({ pressed }, { page }) => {
  if (!pressed || pressed.use !== 'press') return undefined
  for (const line of (pressed.state.about ?? '').split('\n')) {
    const bond = bondIn(line) ?? bondIn(line.replace(/^(\w{3,})s\b/, '$1'))
    // `name=submit` is on every other button, and a link that is about ordering only leads there.
    const isMere = /^\w+=/.test(line) && !ordersDeed(line)
    if (bond === 'binding' && (isMere || isPlainPage(pressed, page))) continue
    if (bond) return { bond, reason: `${named(pressed)} is marked "${line}"` }
  }
  return undefined
}

/** `action=transfer`, or a hidden field that names a deed: the form says what is done with it. `order_id` is a thing. */
function ordersDeed(line: string): boolean {
  const [, hidden, key, value = ''] = /^(hidden=)?(?:(\w+)=)?(.*)$/.exec(line) ?? []
  const isOrder = key === undefined ? hidden !== undefined : isOrderKey(key)
  return isOrder && !/^(?:submit|confirm|order|book|checkout)\w*$/i.test(value) && bondIn(value) !== undefined
}

/** Where it leads: the path and query of a link, of a form, or of the address that is opened. */
const inAddress: Place = ({ pressed, sends, step, traits }, { page }) => {
  const addresses = [
    traits.uses.includes('url') ? step.url : undefined,
    pressed?.kind === 'link' ? pressed.state.href : undefined,
    sends?.action,
  ]
  if (pressed && isArticle(pressed, page) && helpful.test(pressed.state.href ?? '')) return undefined
  for (const address of addresses) {
    const bond =
      addressBond(address, page) ?? (sends && address === sends.action ? deedBond(sends, page) : undefined)
    if (bond) return { bond, reason: `the address ${address} sounds like more than a page` }
  }
  const [opened, linked] = addresses
  const deed = [opened, linked].find((address) => readsAsDeed(address, page, pressed?.name))
  return deed === undefined ? undefined : { bond: 'binding', reason: `the address ${deed} reads as a deed` }
}

/** What stands over it: "Delete your account?" over OK. */
const inSection: Place = (act, context) => {
  const found = sectionBond(act, context)
  return found && { bond: found.bond, reason: `${named(act.pressed)} belongs to "${found.title}"` }
}

/** What its dialog asks or announces: "Are you sure?" over Continue. */
const inDialog: Place = ({ pressed }, { page }) => {
  const found = pressed && dialogAnswer(pressed, page)
  return found && { bond: found.bond, reason: `${named(pressed)} answers "${found.title}"` }
}

/** What is chosen in its form: "Move to Trash" and Apply. */
const inChoices: Place = (act, context) => {
  const found = chosenBond(act, context)
  return (
    found && {
      bond: found.bond,
      reason: `"${found.option}" is chosen for ${named(act.pressed ?? act.target)}`,
    }
  )
}

/** Where it is laid: in a list called "Trash". */
const inPlace: Place = (act) => {
  const found = dropBond(act)
  return found && { bond: found.bond, reason: `${named(act.target)} is laid in "${found.title}"` }
}

/** What lies at the point that is pressed: the button in a card. */
const inPoint: Place = ({ pressed, target, step }, { page }) => {
  if (!step.at || !target || pressed !== target) return undefined
  const { lines, things } = viewOf(page)
  const end = lines[target.line]?.end ?? 0
  for (const thing of things) {
    if (thing.line <= target.line || thing.line >= end) continue
    const bond = strongest(tellingNames(thing.names).map(bondIn)) ?? addressBond(thing.state.href, page)
    if (bond) return { bond, reason: `${named(thing)} lies in ${named(target)}` }
  }
  return undefined
}

/** "Continue" under the number of a card: what is handed over there may be all that it takes to pay. */
const inSecrets: Place = ({ pressed, sends }, { page }) => {
  const form = sends ?? (pressed && anyFormOf(page, pressed))
  if (!pressed || pressed.use !== 'press' || !form || !mayPost(form, pressed)) return undefined
  if (leadsSomewhere(pressed.state.href, page)) return undefined
  if (!pressed.names.every((name) => affirms(name) || goesOn(name) || turnsOver(name))) return undefined
  const title = lineOf(pressed.path.at(-1) || form.name)
  // Under a password Continue signs in; where an account is made, it makes it.
  const secret = form.fields.find(
    (field) => field.secret && (field.thing.state.inputType !== 'password' || vocabulary.signsUp.has(title)),
  )
  return secret && { bond: 'final', reason: `${named(pressed)} hands over ${named(secret.thing)}` }
}

/** What one word or a sign does where it stands: "Pause" under "Subscription". */
const inBareWord: Place = (act, context) => {
  const found = bareWordBond(act, context)
  return found && { bond: found.bond, reason: `${named(act.pressed)} is about "${found.title}"` }
}

/** What it saves: "Role: Administrator" and Save. */
const inAccount: Place = (act, context) => {
  const changed = accountChange(act, context)
  return changed === undefined
    ? undefined
    : { bond: 'binding', reason: `${named(act.pressed)} changes "${changed}"` }
}

/** Where it may fall: a thing that is moved by a distance, on a page with a bin beside the lists. */
const inReach: Place = ({ traits, target, dropTarget }, { page }) => {
  if (traits.input !== 'element' || !target || dropTarget || !isCarried(target)) return undefined
  const bin = viewOf(page).things.find((thing) => thing !== target && takesAway(thing))
  return (
    bin && {
      bond: 'destructive',
      reason: `${named(target)} may be dropped on ${named(bin)}: say what it is dropped on`,
    }
  )
}

/** A slider, a map or a drawing is moved in itself. */
function isCarried({ use, kind }: Thing): boolean {
  return use !== 'set' && kind !== 'canvas'
}

/** A bin is a place of its own. A button deletes by being pressed, and stands in every line. */
function takesAway({ kind, record, names }: Thing): boolean {
  return (
    kind !== 'button' &&
    kind !== 'menuitem' &&
    record === undefined &&
    names.some((name) => bondIn(name) === 'destructive')
  )
}

/** Where a site answers questions. */
const helpful =
  /\/(?:help|faqs?|support|docs?|articles?|guides?|kb|knowledge|blog|questions?|hilfe|aide|ayuda|aiuto|ajuda|pomoc|yardim)\//i

const places: readonly Place[] = [
  inNames,
  inMarkup,
  inAddress,
  inSection,
  inDialog,
  inChoices,
  inAccount,
  inPlace,
  inReach,
  inPoint,
  inSecrets,
  inBareWord,
]

function strongest(bonds: readonly (Bond | undefined)[]): Bond | undefined {
  return (['destructive', 'final', 'binding'] as const).find((bond) => bonds.includes(bond))
}

import { labelOf, moveOf } from '../plan/move.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import type { Deciding } from './decision.ts'
import { doing } from './doing.ts'
import { isSo, type Single } from './ranked/single.ts'
import { loneTime } from './values/lone-time.ts'
import { begun, inOnePart, isOnePart, made, making, moving, pressing, type Way } from './way.ts'
import { actOnRecord } from './ways/records/act-on-record.ts'
import { allOf, saysAll } from './ways/named/all-of.ts'
import { readCalendar } from './ways/fields/calendar.ts'
import { cookieChoice } from './ways/site/cookie-choice.ts'
import { readCopied } from './ways/fields/copied-value.ts'
import { readDragging } from './ways/fields/dragging.ts'
import { eachNamed } from './ways/named/each-named.ts'
import { exactThing } from './ways/named/exact-thing.ts'
import { foundRecord } from './ways/records/found-record.ts'
import { toGoods } from './ways/cart/goods.ts'
import { intoCart } from './ways/cart/into-cart.ts'
import { readHandle } from './ways/fields/number-handle.ts'
import { onLaterPage } from './ways/list/later-page.ts'
import { limitChoice } from './ways/list/limit-choice.ts'
import { loneThing } from './ways/named/lone-thing.ts'
import { nthThing } from './ways/named/nth-thing.ts'
import { onlyThese } from './ways/list/only-these.ts'
import { otherNumber } from './ways/fields/other-number.ts'
import { pressFirst } from './ways/named/press-first.ts'
import { siteLanguage } from './ways/site/site-language.ts'
import { sortedElsewhere } from './ways/site/site-place.ts'
import { slippedName } from './ways/named/slipped-name.ts'
import { sortOrder } from './ways/list/sort-order.ts'
import { takeRecord } from './ways/records/take-record.ts'
import { toCheckout } from './ways/cart/to-checkout.ts'
import { turnPage } from './ways/list/turn-page.ts'
import { unfiltered, withoutFilters } from './ways/list/unfiltered.ts'
import { unwanted } from './ways/named/unwanted.ts'
import { yesOrNo } from './ways/fields/yes-or-no.ts'

const namedExactly: Way = (sentence, { scene, parsePart }) => {
  const sought = soughtPart(sentence, parsePart)
  const exact = sought && exactThing(sought, scene)
  return exact && !isSo(exact) ? doing([moveOf(exact.doable, exact.on)], sentence) : undefined
}

const nearlyNamed: Way = (sentence, { scene }, { trust }) => {
  const slipped = trust < choosing.act ? slippedName(sentence, scene) : undefined
  return slipped && made(slipped, sentence)
}

/** Where the handle stands there already, what comes after it is done at once. */
const handling: Way = (sentence, { scene, parsePart }, _, readPart) => {
  const found = readHandle(sentence, scene, parsePart)
  if (!found || found.moves.length > 0) return found && begun(found, sentence)
  const [next, ...later] = found.todo
  if (next === undefined) return undefined
  const done = readPart(parsePart(next))
  return done?.kind === 'do' ? { ...done, todo: [...done.todo, ...later] } : undefined
}

const eachOne: Way = (sentence, deciding, single, readPart) => {
  const found = eachNamed(sentence, deciding, single, readPart)
  return found && begun(found, sentence)
}

const checkingOut: Way = (sentence, { scene }) => {
  const found = isOnePart(sentence) ? toCheckout(sentence, scene) : undefined
  if (!found) return undefined
  if ('empty' in found) return { kind: 'tell', unit: found.empty, trust: 1 }
  if (!('next' in found)) return begun(found, sentence)
  const offer = { label: labelOf(found.next), moves: [moveOf(found.next, true)] }
  return { kind: 'offer', offers: [offer], question: false }
}

const narrowing: Way = (sentence, deciding, single) => {
  const only = onlyThese(sentence, deciding, single)
  const [one, other] = only
  if (!other) return one && made(one, sentence)
  const open = only.filter((doable) => !isSo({ doable, on: true }))
  return doing(
    open.map((doable) => moveOf(doable, true)),
    sentence,
  )
}

const changingNumber: Way = (sentence, { scene }) => {
  const changed = otherNumber(sentence, scene)
  return changed && doing([changed], sentence)
}

const inPlace: Way = (sentence, { scene }, single) => {
  const nth = nthThing(sentence, scene)
  if (nth === undefined) return undefined
  if (nth !== 'none')
    return namesNth(single, sentence) || !isOnePart(sentence)
      ? undefined
      : doing([moveOf(nth, true)], sentence)
  const later = onLaterPage(sentence, scene)
  return later && begun(later, sentence)
}

const everyOne: Way = (sentence, { scene, parsePart }) => {
  const [each, ...later] = saysAll(sentence) ? clausesOf(sentence) : []
  const moves = each && allOf(later.length === 0 ? sentence : parsePart(each.text), scene)
  return moves && begun({ moves, todo: later.map(({ text }) => text) }, sentence)
}

const atTime: Way = (sentence, { scene }) => {
  const timed = loneTime(sentence, scene)
  return timed && doing([timed], sentence)
}

/** What is said in a way of its own and needs no ranking; the first that fits. */
export const ownWays: Readonly<Record<string, Way>> = {
  namedExactly,
  nearlyNamed,
  dragging: moving((sentence, scene, { parsePart }) => readDragging(sentence, scene, parsePart)),
  handling,
  calendar: moving((sentence, scene, { parsePart }) => readCalendar(sentence, scene, parsePart)),
  sortedElsewhere: (sentence, { scene }) => sortedElsewhere(sentence, scene),
  checkingOut,
  toGoods: pressing(inOnePart(toGoods)),
  intoCart: moving((sentence, _, deciding) => intoCart(sentence, deciding)),
  eachOne,
  foundRecord: moving((sentence, _, deciding) => foundRecord(sentence, deciding)),
  pressFirst: moving(pressFirst),
  actOnRecord: pressing((sentence, _, deciding) => actOnRecord(sentence, deciding)),
  takeRecord: pressing(takeRecord),
  unwanted: pressing(unwanted),
  yesOrNo: making(yesOrNo),
  limitChoice: making(limitChoice),
  cookieChoice: pressing(cookieChoice),
  turnPage: pressing(turnPage),
  siteLanguage: making(siteLanguage),
  sortOrder: making(sortOrder),
  unfiltered: making(unfiltered),
  withoutFilters: pressing(withoutFilters),
  narrowing,
  changingNumber,
  loneThing: pressing(inOnePart(loneThing)),
  inPlace,
  everyOne,
  copied: moving((sentence, scene, { parsePart }) => readCopied(sentence, scene, parsePart)),
  atTime,
}

/** "Look through the tabs to find and click “Terms”": where it is here already, nothing is looked for. */
function soughtPart(sentence: Sentence, parsePart: Deciding['parsePart']): Sentence | undefined {
  const clauses = clausesOf(sentence)
  if (clauses.length < 2) return sentence
  if (!sentence.cues.some(({ name }) => name === 'find')) return undefined
  const [last, ...before] = clauses.map(({ text }) => parsePart(text)).toReversed()
  const seeks = before.every(
    ({ values, cues }) => values.length === 0 && cues.some(({ name }) => name === 'find'),
  )
  return seeks && last?.values.some(({ kind }) => kind === 'quoted') ? last : undefined
}

/** Whether the likeliest thing is itself the one of that place, or is called so. */
function namesNth({ meant: [first], trust }: Single, { ordinal, words }: Sentence): boolean {
  if (!first || trust < choosing.act) return false
  const { position, namesakes, labels } = first.doable
  return (
    (namesakes > 0 && position === ordinal) ||
    labels.some((label) => words.every(({ stem }) => label.words.some((word) => word.stem === stem)))
  )
}

import type { Doable, Scene } from '../candidates/scene.ts'
import { labelOf, moveOf, type Move } from '../plan/move.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { asksLater, asksMeasure, wonders } from '../understand/question-cues.ts'
import { onlyPoints } from '../understand/references.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { actOnRecord } from './ways/act-on-record.ts'
import { allOf, saysAll } from './ways/all-of.ts'
import { readCalendar } from './ways/calendar.ts'
import { readCopied } from './ways/copied-value.ts'
import { readDragging } from './ways/dragging.ts'
import { cookieChoice } from './ways/cookie-choice.ts'
import { exactThing } from './ways/exact-thing.ts'
import { hasNumber, doesAllSaid, isNamed, isRivalled, touches } from './ranked/does-all-said.ts'
import { onlyOpensRecord } from './ranked/only-opens-record.ts'
import { foundRecord } from './ways/found-record.ts'
import { toGoods } from './ways/goods.ts'
import { howMany } from './ways/how-many.ts'
import { intoCart } from './ways/into-cart.ts'
import { loneThing } from './ways/lone-thing.ts'
import { nthThing } from './ways/nth-thing.ts'
import { readHandle } from './ways/number-handle.ts'
import { onLaterPage } from './ways/later-page.ts'
import { pressFirst } from './ways/press-first.ts'
import { otherNumber } from './ways/other-number.ts'
import { onlyThese } from './ways/only-these.ts'
import { toCheckout } from './ways/to-checkout.ts'
import { takeRecord } from './ways/take-record.ts'
import { siteLanguage } from './ways/site-language.ts'
import { slippedName } from './ways/slipped-name.ts'
import { isOtherOrder, sortOrder } from './ways/sort-order.ts'
import { readForm } from './values/form.ts'
import { inForm } from './values/in-form.ts'
import { loneTime } from './values/lone-time.ts'
import { readPlaced } from './values/placed-search.ts'
import { readEntry, readSearch } from './values/search.ts'
import { readSeveral } from './several.ts'
import { isSo, rankSingle, type Meant, type Single } from './ranked/single.ts'
import { isOtherLimit, limitChoice } from './ways/limit-choice.ts'
import { yesOrNo } from './ways/yes-or-no.ts'
import { turnPage } from './ways/turn-page.ts'
import { sortedElsewhere } from './ways/site-place.ts'
import { unfiltered, withoutFilters } from './ways/unfiltered.ts'
import { unwanted } from './ways/unwanted.ts'
import type { Decision, Doing, Deciding } from './decision.ts'
import { doing } from './doing.ts'
import { tellingPlaces } from '../understand/telling.ts'

/** Acts after which nothing is left to be filled in. */
const ends = ['act.delete', 'act.cancel']

/** What is to be done, where it is sure enough: said in a way of its own, a form, several things, a search, or one thing. */
export function toDo(sentence: Sentence, single: Single, deciding: Deciding): Decision | undefined {
  for (const read of ownWays) {
    const found = read(sentence, deciding, single)
    if (found) return found
  }
  const { scene, weights, parsePart } = deciding
  // Who wants something gone fills nothing in.
  const form = ends.some((act) => sentence.acts.has(act)) ? undefined : readForm(sentence, scene)
  const likeliest = sureThing(sentence, single, deciding)
  const sure = likeliest && !isSo(likeliest) ? likeliest : undefined
  const weak = !form || form.strength < choosing.fillingStrength
  const entry = weak ? readEntry(sentence, scene) : undefined
  if (entry && !(sure && single.trust > choosing.overSearch)) return doing(entry.moves, sentence)
  // What and where, in a form that asks for just these, is more than one value for one of them.
  const placed = readPlaced(sentence, scene)
  if (placed && (form?.fillings.length ?? 0) < 2) return doing(placed.moves, sentence)
  const filled = form && inForm(form, sentence, deciding)
  // "Book spin on Wednesday": what is surely meant leaves nothing to be guessed at.
  if (filled && !(sure && filled.kind === 'offer')) return filled
  const several = readSeveral(sentence, scene, weights, parsePart)
  const whole = sure && several && clausesOf(sentence).every((clause) => touches(sure, clause, sentence))
  if (several && several.trust >= choosing.each && !whole)
    return { ...doing(several.moves, sentence), todo: several.todo }
  const search = placed ?? readSearch(sentence, scene)
  const [first] = single.meant
  const likely =
    first !== undefined &&
    first.chance > single.none &&
    meetsSought(first, search?.lines[0] ?? sentence.text, sentence)
  const instead = sure && single.trust > choosing.overSearch && !search?.named
  if (search && !instead && (search.named || !likely)) return doing(search.moves, sentence)
  if (!sure) return likeliest?.on && !sentence.negated.some(Boolean) ? alreadySo(likeliest.doable) : undefined
  const counted = howMany(sure, sentence, scene)
  return doing(counted ?? [moveOf(sure.doable, sure.on), ...alsoSet(sure, sentence, deciding)], sentence)
}

/** "Find books about whales": where nothing speaks of whales, what else is called books is not what was sought. */
function meetsSought({ met }: Meant, line: string, { weights, words, text }: Sentence): boolean {
  const at = text.indexOf(line)
  let [whole, share] = [0, 0]
  for (const [place, weight] of weights.entries()) {
    const word = words[place]
    if (!word || word.at < at || word.end > at + line.length) continue
    whole += weight
    if (met.has(place)) share += weight
  }
  return share >= whole * choosing.soughtHere
}

type Way = (sentence: Sentence, deciding: Deciding, single: Single) => Decision | undefined

/** What is said in a way of its own and needs no ranking; the first that fits. */
const ownWays: readonly Way[] = [
  (sentence, { scene, parsePart }) => {
    const sought = soughtPart(sentence, parsePart)
    const exact = sought && exactThing(sought, scene)
    return exact && !isSo(exact) ? doing([moveOf(exact.doable, exact.on)], sentence) : undefined
  },
  (sentence, { scene }, { trust }) =>
    trust < choosing.act ? making(slippedName(sentence, scene), sentence) : undefined,
  (sentence, { scene, parsePart }) => thenRest(readDragging(sentence, scene, parsePart), sentence),
  (sentence, deciding) => {
    const found = readHandle(sentence, deciding.scene, deciding.parsePart)
    const [next, ...later] = found?.moves.length === 0 ? found.todo : []
    if (next === undefined) return thenRest(found?.moves.length ? found : undefined, sentence)
    // It stands there already: what comes after it is done at once.
    const part = deciding.parsePart(next)
    const done = toDo(part, rankSingle(part, deciding.scene, deciding.weights, 0), deciding)
    return done?.kind === 'do' ? { ...done, todo: [...done.todo, ...later] } : undefined
  },
  (sentence, { scene, parsePart }) => thenRest(readCalendar(sentence, scene, parsePart), sentence),
  (sentence, { scene }) => sortedElsewhere(sentence, scene),
  (sentence, { scene }) => {
    const found = isOnePart(sentence) ? toCheckout(sentence, scene) : undefined
    if (found && 'empty' in found) return { kind: 'tell', unit: found.empty, trust: 1 }
    return found && 'next' in found ? offering(found.next) : thenRest(found, sentence)
  },
  (sentence, { scene }) => pressing(isOnePart(sentence) ? toGoods(sentence, scene) : undefined, sentence),
  (sentence, deciding) => thenRest(intoCart(sentence, deciding), sentence),
  (sentence, deciding) => thenRest(foundRecord(sentence, deciding), sentence),
  (sentence, { scene }) => thenRest(pressFirst(sentence, scene), sentence),
  (sentence, deciding) => pressing(actOnRecord(sentence, deciding), sentence),
  (sentence, { scene }) => pressing(takeRecord(sentence, scene), sentence),
  (sentence, { scene }) => pressing(unwanted(sentence, scene), sentence),
  (sentence, { scene }) => making(yesOrNo(sentence, scene), sentence),
  (sentence, { scene }) => making(limitChoice(sentence, scene), sentence),
  (sentence, { scene }) => pressing(cookieChoice(sentence, scene), sentence),
  (sentence, { scene }) => pressing(turnPage(sentence, scene), sentence),
  (sentence, { scene }) => making(siteLanguage(sentence, scene), sentence),
  (sentence, { scene }) => making(sortOrder(sentence, scene), sentence),
  (sentence, { scene }) => making(unfiltered(sentence, scene), sentence),
  (sentence, { scene }) => pressing(withoutFilters(sentence, scene), sentence),
  (sentence, deciding, single) => {
    const [one, ...others] = onlyThese(sentence, deciding, single)
    if (others.length === 0) return making(one, sentence)
    const open = [one, ...others].filter((each) => each && !isSo({ doable: each, on: true }))
    return doing(
      open.map((each) => moveOf(each!, true)),
      sentence,
    )
  },
  (sentence, { scene }) => {
    const changed = otherNumber(sentence, scene)
    return changed && doing([changed], sentence)
  },
  (sentence, { scene }) => pressing(isOnePart(sentence) ? loneThing(sentence, scene) : undefined, sentence),
  (sentence, { scene }, single) => {
    const nth = nthThing(sentence, scene)
    if (nth === 'none') return thenRest(onLaterPage(sentence, scene), sentence)
    return namesNth(single, sentence) || !isOnePart(sentence) ? undefined : pressing(nth, sentence)
  },
  (sentence, { scene, parsePart }) => {
    const [each, ...later] = saysAll(sentence) ? clausesOf(sentence) : []
    const all = each && allOf(later.length === 0 ? sentence : parsePart(each.text), scene)
    return all && { ...doing(all, sentence), todo: later.map(({ text }) => text) }
  },
  (sentence, { scene, parsePart }) => thenRest(readCopied(sentence, scene, parsePart), sentence),
  (sentence, { scene }) => {
    const timed = loneTime(sentence, scene)
    return timed && doing([timed], sentence)
  },
]

function isOnePart(sentence: Sentence): boolean {
  return clausesOf(sentence).length < 2
}

/** Makes a thing as it was wanted, or says that it is. */
function making(doable: Doable | undefined, sentence: Sentence): Decision | undefined {
  if (!doable) return undefined
  return isSo({ doable, on: true }) ? alreadySo(doable) : doing([moveOf(doable, true)], sentence)
}

function alreadySo(doable: Doable): Decision {
  return { kind: 'talk', text: 'alreadySo', blanks: { label: labelOf(doable) } }
}

function offering(doable: Doable): Decision {
  const offer = { label: labelOf(doable), moves: [moveOf(doable, true)] }
  return { kind: 'offer', offers: [offer], question: false }
}

function pressing(doable: Doable | undefined, sentence: Sentence): Doing | undefined {
  return doable && doing([moveOf(doable, true)], sentence)
}

function thenRest(
  found: { readonly moves: readonly Move[]; readonly todo: readonly string[] } | undefined,
  sentence: Sentence,
): Doing | undefined {
  return found && { ...doing(found.moves, sentence), todo: found.todo }
}

/** The likeliest thing, where nothing that was said speaks against it. */
function sureThing(
  sentence: Sentence,
  { meant, trust }: Single,
  { scene, parsePart }: Deciding,
): Meant | undefined {
  const [first] = meant
  const sure =
    first &&
    trust >= choosing.act &&
    nthThing(sentence, scene) !== 'none' &&
    doesAllSaid(first, sentence, { parsePart, trust }) &&
    isMostMet(first, sentence) &&
    !onlyAsks(first, sentence) &&
    !(onlyPoints(sentence) && ![...first.met.values()].some((level) => level < 2)) &&
    !isOtherOrder(first.doable, sentence, scene) &&
    !isOtherLimit(first.doable, sentence, scene) &&
    !sendsNothing(first, sentence, scene) &&
    !(marksRow(first, scene) && saysMore(first, sentence)) &&
    !onlyOpensRecord(first, sentence, scene) &&
    !isRivalled(meant, sentence) &&
    (hasNumber(first, sentence) || howMany(first, sentence, scene) !== undefined)
  return sure ? first : undefined
}

/** "Where can I buy it?", "what does the plan cost?": who asks is shown something, and not handed the deed itself. */
function onlyAsks({ doable: { use, thing, labels } }: Meant, sentence: Sentence): boolean {
  const { kind, state } = thing
  const shows = kind === 'link' || kind === 'tab' || state.expanded !== undefined || state.popup !== undefined
  const named = labels[0]?.senses.some(({ notion }) => notion === 'cart.add' || notion === 'order.place')
  const asksWhere = named === true && sentence.cues.some(({ name }) => name === 'where')
  return (
    !shows &&
    ((use === 'press' && (asksWhere || asksMeasure(sentence))) || wonders(sentence) || asksLater(sentence))
  )
}

/** "Send this to a friend" where a form waits to be filled in: it is sent by its name, or with something in it. */
function sendsNothing(first: Meant, sentence: Sentence, { view }: Scene): boolean {
  const { thing, labels } = first.doable
  const sends = labels.some((label) => label.senses.some(({ notion }) => notion === 'act.send'))
  if (!sends || first.doable.use !== 'press' || thing.form === undefined || isNamed(first, sentence))
    return false
  const written = view.things.filter(({ form, use }) => form === thing.form && use === 'write')
  return written.length > 0 && written.every(({ state }) => !state.value && !state.secret)
}

/** Whether a box only marks a row, for what is done with all that are marked. */
function marksRow({ doable: { thing, use } }: Meant, { doables }: Scene): boolean {
  const { record, column, name } = thing
  if (use !== 'tick' || record === undefined || column === undefined) return false
  const ofOthers = doables.some(
    (one) => one.use === 'tick' && one.thing.column === column && one.thing.name !== name,
  )
  return ofOthers && doables.some((one) => one.use === 'press' && one.thing.record === record)
}

/** Whether something was said beside a name and that it is to be ticked. */
function saysMore({ met }: Meant, { acts, weights }: Sentence): boolean {
  const ticks = acts.has('act.select') || acts.has('act.tick')
  return !ticks && weights.some((weight, place) => weight > 0 && !met.has(place))
}

/** "The cheapest": what the most or the least of all is, only its own name tells. */
function isMostMet({ doable, met }: Meant, sentence: Sentence): boolean {
  const { extreme } = comparisonsIn(sentence)
  return !extreme || doable.use !== 'press' || (met.get(extreme.from) ?? 2) < 2
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

/** "Oak tables in the outlet": what is said beside one setting may be another. */
function alsoSet(first: Meant, { text, words }: Sentence, { scene, weights, parsePart }: Deciding): Move[] {
  if (first.doable.use === 'press') return []
  const met = [...first.met].flatMap(([place, level]) => (level < 2 ? [place] : []))
  const pieces = [
    text.slice(0, words[Math.min(...met)]?.at ?? 0),
    text.slice(words[Math.max(...met)]?.end ?? text.length),
  ]
  return pieces.flatMap((piece) => {
    const part = parsePart(piece)
    if (tellingPlaces(part).length === 0) return []
    const { meant, trust } = rankSingle(part, scene, weights, 0)
    const [other] = meant
    const sets = other && other.doable.use !== 'press' && other.doable.thing.id !== first.doable.thing.id
    // "My old fridge" is no old metal.
    const named = sets && isNamed(other, part)
    return named && trust >= choosing.act && !isSo(other) ? [moveOf(other.doable, other.on)] : []
  })
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

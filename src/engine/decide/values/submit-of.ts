import { holdWords, toMeWords } from '#languages'
import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Filling } from '../../fill/assign.ts'
import type { Slot } from '../../fill/slots.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { moveOf, pressEnter, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import { literalPlaces } from '../../rank/is-literal.ts'
import { isAct } from '../../understand/acts.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isCounting } from '../ways/fields/how-many.ts'
import { isBinding, sending } from '../ranked/does-all-said.ts'
import { bindsUnsaid } from '../ranked/opposed.ts'
import { phraseReader } from '../../words/cues.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import { codeButton, leadsOn, submitButton } from './submit-button.ts'

/** What sends a form, and which parts of a sentence say so. */
export interface Submitting {
  readonly move: Move
  readonly goesOn: boolean
  /** Whether a part of the sentence says no more than what the button is called. */
  readonly ordered: boolean
  says(clause: Clause): boolean
}

/** What sends the form, where the sentence says so: by an act, or because it names what the button says. */
export function submitOf(
  sentence: Sentence,
  scene: Scene,
  fillings: readonly Filling[],
  explained: boolean[],
): Submitting | undefined {
  const first = fillings.find(({ slot }) => slot.thing.form !== undefined) ?? fillings[0]
  if (!first) return undefined
  const forbidden =
    isDeniedBehind(sentence) ||
    sentence.negated.some(
      (denied, place) =>
        denied &&
        sentence.senses.some(
          ({ notion, places }) => places.includes(place) && (sending.has(notion) || notion === 'act.create'),
        ),
    )
  // A quotation alone says what to write, and not that it is sent.
  const bare = sentence.words.every(({ at, end }) => first.at <= at && end <= first.end)
  if (forbidden || isHeld(sentence) || (bare && first.slot.purpose === 'message')) return undefined
  const next = codeButton(fillings, scene) ?? submitButton(first.slot.thing, scene)
  const called = next ? namedPlaces(next, sentence, scene) : []
  // What only stands behind a field, in no form with it, may be there for anything.
  const button =
    next && first.slot.thing.form === undefined && called.length === 0 && !isBinding(next) ? undefined : next
  const fields = scene.view.things.filter(
    ({ form, use }) =>
      form !== undefined &&
      form === first.slot.thing.form &&
      (use === 'write' || use === 'choose' || use === 'set'),
  ).length
  // What is written into the one field of a form is sent with it, unless that orders, pays or deletes.
  const alone = fields === 1 && first.slot.thing.use === 'write'
  const small = alone && !(next && bindsUnsaid(next, sentence))
  // The "order" of "order number" orders nothing, and "Send me a copy" is a box to be ticked.
  const boxes = scene.doables.filter(({ use }) => use === 'tick')
  const boxed = new Set([...literalPlacesOf(boxes, sentence), ...sharedPlaces(boxes, sentence, scene)])
  const labelled = new Set([
    ...boxed,
    ...literalPlacesOf(
      fillings.map(({ slot }) => slot),
      sentence,
    ),
  ])
  const told = sentence.cues.flatMap(({ name, from, to }) =>
    name === 'send' && !boxed.has(from) ? [{ places: [from, to - 1] }] : [],
  )
  const puts = sentence.cues.filter(({ name }) => name === 'put')
  const writes = puts.length > 0 && told.length === 0
  const sends = [...sentence.senses.filter(({ notion }) => sending.has(notion)), ...told].filter(
    ({ places }) => !places.some((place) => labelled.has(place)) && !isForMe(places, sentence, fillings),
  )
  const named = button ? called.filter((place) => !boxed.has(place)) : []
  const pressing = new Set([...named, ...sends.flatMap(({ places }) => places), ...pressPlaces(sentence)])
  const says = (clause: Clause) => {
    const telling = placesIn(clause, sentence).filter((place) => sentence.words[place]?.content)
    return telling.length > 0 && telling.every((place) => pressing.has(place))
  }
  // "Leave a comment: name Ada": what is said ahead of the values names the form.
  const from = small ? 0 : Math.min(...fillings.map(({ at }) => at))
  const after = sends.some(({ places }) =>
    places.some(
      (place) =>
        place > lastPlace(sentence, fillings) ||
        ((sentence.words[place]?.at ?? 0) >= from && isApart(place, sentence, fillings)),
    ),
  )
  const apart = clausesOf(sentence).some(
    (clause) =>
      says(clause) && clause.at >= from && !fillings.some((one) => overlap(one, clause)) && named.length > 0,
  )
  const done = button ? deedPlaces(button, first.slot, sentence).filter((place) => !labelled.has(place)) : []
  // "Leave a comment: …" where the form is called so only says which one is meant.
  const title = new Set(
    first.slot.around.flatMap((text) => literalPlaces(text, sentence)).filter((place) => !boxed.has(place)),
  )
  // "Add a mug" where a button adds it asks for more than to write something down.
  const adds = puts.some(({ from }) => done.includes(from))
  const ahead =
    (!writes || adds) &&
    title.size === 0 &&
    !fillings.some(({ guessed }) => guessed) &&
    (done.length > 0 || ordersAhead(sends, from, sentence))
  const buys =
    button !== undefined &&
    isBought(fillings, button, sentence) &&
    ((!writes && labelled.size === 0) || speaksOfCart(sentence))
  const shown = button ? showPlaces(button, sentence) : []
  if (!buys && shown.length === 0 && (small ? writes && !apart : !after && !apart && !ahead)) return undefined
  for (const place of [...pressing, ...shown]) explained[place] = true
  if (button) return { move: moveOf(button, true), goesOn: leadsOn(button), ordered: apart, says }
  return small ? { move: pressEnter(first.slot.thing), goesOn: true, ordered: false, says } : undefined
}

/** "…, and send me a message then": behind the values, what is to be sent to us is not the form. "Sign me up: …" sends it. */
function isForMe(places: readonly number[], sentence: Sentence, fillings: readonly Filling[]): boolean {
  const me = toMe(sentence)
  const from = Math.min(...fillings.map(({ at }) => at))
  return places.some(
    (place) =>
      me.has(place + 1) &&
      !isWithin(place + 1, sentence.cues) &&
      (sentence.words[place]?.at ?? 0) > from &&
      isApart(place, sentence, fillings),
  )
}

function isWithin(place: number, cues: Sentence['cues']): boolean {
  return cues.some(({ name, from, to }) => name === 'send' && from < place && place < to)
}

function toMe({ words, language }: Sentence): ReadonlySet<number> {
  return new Set(readToMe(words, language).map(({ from }) => from))
}

const readToMe = phraseReader(['me'], toMeWords)

/** Whether nothing is to be sent yet, or not by us: "I'll send it myself", "just fill it in". */
function isHeld(sentence: Sentence): boolean {
  const dont = sentence.senses.some(
    ({ notion, places }) =>
      notion === 'talk.dont' && !(places.length === 1 && isHaving(places[0]!, sentence)),
  )
  return dont || heldPlaces(sentence).length > 0
}

/** "N'envoyez rien pour l'instant": what denies may stand right behind the order to send. */
function isDeniedBehind({ cues, words, text }: Sentence): boolean {
  const isNext = (one: number, other: number) =>
    one === other && !/[,;.!]/.test(text.slice(words[one - 1]?.end, words[one]?.at))
  return cues.some(
    ({ name, to }) => name === 'send' && cues.some((other) => other.name === 'not' && isNext(to, other.from)),
  )
}

/** "Schicken lassen" has something sent; "lass es" lets it be. */
function isHaving(place: number, { words, language }: Sentence): boolean {
  const [before, word] = [words[place - 1], words[place]]
  return language === 'de' && word?.letters === 'lassen' && (before?.letters ?? '').endsWith('en')
}

/** Where a sentence says that somebody else will send it: all of that part says no more. */
export function heldPlaces(sentence: Sentence): number[] {
  const { words, language } = sentence
  const holds = holdsIn(words, language)
  return clausesOf(sentence).flatMap((clause) => {
    const own = placesIn(clause, sentence)
    return holds.some(({ from }) => own.includes(from)) ? own : []
  })
}

const holdsIn = phraseReader(['hold'], holdWords)

/** "Sign me up: ada@…": an order that the values only follow, where it is what the button does. */
function ordersAhead(
  sends: readonly { readonly places: readonly number[] }[],
  from: number,
  { words, weights, negated }: Sentence,
): boolean {
  const lead = words.findIndex((_, place) => (weights[place] ?? 0) > 0)
  const first = sends.find(({ places }) => places.includes(lead))
  const places = first?.places ?? []
  return places.length > 0 && places.every((place) => !negated[place] && (words[place]?.at ?? from) < from)
}

/** "Two bags of soil": how many of a thing, where its own button puts it into the cart. */
function isBought(
  [only, other]: readonly Filling[],
  { labels, thing }: Doable,
  { negated }: Sentence,
): boolean {
  const adds = labels.some(({ senses }) => senses.some(({ notion }) => notion === 'cart.add'))
  const own = only !== undefined && !other && isCounting(only.slot) && only.slot.thing.record === thing.record
  return own && adds && !negated.some(Boolean)
}

function speaksOfCart({ senses }: Sentence): boolean {
  return senses.some(({ notion }) => notion.startsWith('cart.') && notion !== 'cart.quantity')
}

/** Where a sentence says to show what is chosen by a form: what only filters may be pressed for it. */
function showPlaces({ labels }: Doable, { senses, cues }: Sentence): number[] {
  const filters = labels.some((label) => label.senses.some(({ notion }) => filtering.has(notion)))
  if (!filters) return []
  const shows = senses.filter(({ notion }) => notion === 'act.show' || filtering.has(notion))
  const finds = cues.filter(({ name }) => name === 'find')
  return [...shows.flatMap(({ places }) => places), ...finds.map(({ from }) => from)]
}

const filtering: ReadonlySet<string> = new Set(['filter.apply', 'filter.open', 'act.show'])

/** Where a sentence says what a button does: "add a task" where it is called "Add". */
function deedPlaces({ labels }: Doable, { thing, around }: Slot, { senses, negated }: Sentence): number[] {
  // "Send invitation" does more than its first word says; "Add Blue mug" beside the blue mug does not.
  const own = new Set(labels.map(({ text }) => text))
  const texts = thing.form === undefined ? around.filter(({ text }) => !own.has(text)) : []
  const beside = new Set(texts.flatMap(({ words }) => words.map(({ stem }) => stem)))
  const plain = labels.filter(
    ({ words }) => words.filter(({ content, stem }) => content && !beside.has(stem)).length === 1,
  )
  const deeds = new Set(plain.flatMap((label) => label.senses.map(({ notion }) => notion)))
  return senses.flatMap(({ notion, places }) =>
    isAct(notion) && deeds.has(notion) && places.every((place) => !negated[place]) ? places : [],
  )
}

/** Words that only say to press something. */
function pressPlaces({ senses, cues }: Sentence): number[] {
  const cued = cues.flatMap(({ name, from, to }) => (name === 'press' ? [from, to - 1] : []))
  return [...cued, ...senses.flatMap(({ notion, places }) => (pressingActs.has(notion) ? places : []))]
}

const pressingActs = new Set(['act.select', 'act.open', 'nav.continue', 'nav.next', 'nav.go-to'])

function literalPlacesOf(
  named: readonly { readonly labels: readonly Meaning[] }[],
  sentence: Sentence,
): ReadonlySet<number> {
  return new Set(named.flatMap(({ labels }) => labels.flatMap((label) => literalPlaces(label, sentence))))
}

/** "Send a text on the day" where a box is called "Send me a text on that day": its first word and more of it. */
function sharedPlaces(boxes: readonly Doable[], sentence: Sentence, { rarity }: Scene): number[] {
  return boxes.flatMap(({ labels: [label] }) => {
    if (!label) return []
    const said = [...cover(sentence, label, rarity).met].flatMap(([place, level]) =>
      level < 2 && sentence.words[place]?.content ? [place] : [],
    )
    const lead = said.find((place) => sentence.words[place]?.stem === label.words[0]?.stem)
    const clause = clausesOf(sentence).find(
      (one) => lead !== undefined && overlap(one, sentence.words[lead]!),
    )
    const more = said.filter((place) => clause && overlap(clause, sentence.words[place]!))
    return lead !== undefined && more.length > 1 ? [lead] : []
  })
}

function lastPlace({ words }: Sentence, fillings: readonly Filling[]): number {
  const end = Math.max(...fillings.map((one) => one.end))
  return words.findLastIndex((word) => word.at < end)
}

/** Whether a word stands in a clause that holds no value. */
function isApart(place: number, sentence: Sentence, fillings: readonly Filling[]): boolean {
  const at = sentence.words[place]?.at ?? 0
  const clause = clausesOf(sentence).find((one) => one.at <= at && at < one.end)
  return clause !== undefined && !fillings.some((one) => overlap(one, clause))
}

function namedPlaces({ labels }: Doable, sentence: Sentence, { rarity }: Scene): number[] {
  return labels.flatMap((label) => Array.from(cover(sentence, label, rarity).met.keys()))
}

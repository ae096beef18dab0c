import { lineOf, vocabulary } from '#assistant'
import type { Doable } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import { isEcho } from '../../rank/is-echo.ts'
import { isLiteral } from '../../rank/is-literal.ts'
import { cartPlaces } from '../../understand/cart-places.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { saysOrder } from '../../understand/orders.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing, reading } from '../../weights.ts'
import { ordinal as numbered } from '../../words/cues.ts'
import type { Deciding } from '../decision.ts'
import { isOpposed } from './opposed.ts'
import type { Meant } from './single.ts'
import { type Extent, overlap, placesIn } from '../../understand/extent.ts'
import { isTelling, tellingPlaces } from '../../understand/telling.ts'

/** Whether doing a thing does all that was said: the act itself, its number, what is denied, every clause. */
export function doesAllSaid(
  first: Meant,
  sentence: Sentence,
  { parsePart, trust }: Pick<Deciding, 'parsePart'> & { readonly trust: number },
): boolean {
  return (
    !isUnmet(first, sentence) &&
    !isOpposed(first.doable, sentence) &&
    isCounted(first, sentence) &&
    isGrounded(first, sentence, trust) &&
    isReadWhole(first, sentence) &&
    isToldApart(first, sentence) &&
    !endsUnsaid(first, sentence) &&
    !isForbidden(first, sentence) &&
    leftOpen(first, sentence, parsePart).length === 0
  )
}

/** Whether a thing is called what was said. */
export function isNamed({ doable }: Meant, sentence: Sentence): boolean {
  return doable.labels.some((label) => isLiteral(label, sentence))
}

/** Whether a thing has every telling word of a sentence in its name or around it. */
export function isSaidBy({ met }: Pick<Meant, 'met'>, { weights }: Sentence, level = 3): boolean {
  return tellingPlaces({ weights }).every((place) => (met.get(place) ?? 4) < level)
}

/** Acts that must be named by what is pressed for them: opening the account does not delete it. */
export const weighty: ReadonlySet<string> = new Set([
  'act.delete',
  'act.cancel',
  'act.remove',
  'act.decline',
  'act.send',
  'act.submit',
  'act.download',
  'act.upload',
  'act.print',
  'act.block',
  'act.bookmark',
  'act.like',
  'act.follow',
  'act.compare',
  'act.reply',
  'act.comment',
  'act.rate',
  'act.report',
  'act.share',
  'act.archive',
  'act.rename',
  'book.new',
  'help.call',
  'order.place',
  'drag',
])

/** Acts that send or settle what was filled in. */
export const sending: ReadonlySet<string> = new Set([
  'act.submit',
  'act.send',
  'order.place',
  'act.confirm',
  'act.save',
  'act.start',
])

/** Acts that only show something. */
export const looking: ReadonlySet<string> = new Set([
  'act.open',
  'nav.go-to',
  'act.show',
  'content.read',
  'view.details',
  'search.find',
])

/** Whether a weighty act is meant that the likeliest thing does not name. */
export function isUnmet(first: Meant, sentence: Sentence): boolean {
  if (first.doable.use !== 'press') return false
  // Looking at something sends no form.
  const { acts } = sentence
  const looks = acts.size > 0 && [...acts].every((act) => looking.has(act))
  if (first.doable.thing.state.submits && looks && !isNamed(first, sentence)) return true
  if (onlyShowsCart(first, sentence)) return true
  const lead = sentence.words.findIndex((_, place) => (sentence.weights[place] ?? 0) > 0)
  const deeds = sentence.senses.filter(
    ({ notion, places }) => weighty.has(notion) && (notion.startsWith('act.') || places.includes(lead)),
  )
  const { labels, around } = first.doable
  const names = [...labels, ...around.filter((text) => !isEcho(text, sentence))]
  // "Delete the comment": what only comments deletes nothing.
  const meets = deeds.every(({ notion: deed, places }) =>
    names.some(({ senses }) =>
      senses.some(({ notion }) => {
        // "Put it on my wishlist": to open the list puts nothing there.
        const reached = notion.endsWith('.view') ? undefined : sentence.reach.get(notion)
        const near = reached && !reached.opposite
        return notion === deed || (near && reached.places.some((place) => places.includes(place)))
      }),
    ),
  )
  return deeds.length > 0 && !meets
}

/** "Put it in my basket": who opens the basket has put nothing there. */
function onlyShowsCart({ doable: { labels } }: Meant, sentence: Sentence): boolean {
  const says = (deed: string) => labels[0]?.senses.some(({ notion }) => notion === deed) === true
  return says('cart.view') && !says('cart.add') && cartPlaces(sentence) !== undefined
}

/** Whether anything but the command was met, where anything else was said; a lone word by more than kinship, but for one that is surely meant. */
function isGrounded(first: Meant, sentence: Sentence, trust: number): boolean {
  const { met } = first
  const { weights, leading, negated, acts } = sentence
  const said = weights.flatMap((weight, place) =>
    weight > reading.kindNoun && !leading[place] ? [place] : [],
  )
  const lone = said.length === 1 && (trust < choosing.byKinship || negated[said[0]!])
  const least = lone ? 2 : 3
  // "It is my first time": where nothing tells anything, only a name does.
  if (said.length === 0) return acts.size > 0 || leading.some(Boolean) || isNamed(first, sentence)
  return said.some((place) => (met.get(place) ?? 3) < least)
}

/** Whether one of a list is chosen by all that weighs: "whiter teeth" are not "new teeth"; nor is anything opened by choosing it. */
function isReadWhole(first: Meant, sentence: Sentence): boolean {
  const { doable, met } = first
  const { weights, words, acts, leading } = sentence
  if (doable.option === undefined || isNamed(first, sentence)) return true
  // Another clause may tell why: "it is urgent, set it to high".
  const own = clausesOf(sentence).filter((clause) => touches(first, clause, sentence))
  const unread = words.some(
    ({ at, end }, place) =>
      (weights[place] ?? 0) >= reading.unreadWord &&
      !leading[place] &&
      !met.has(place) &&
      own.some((clause) => clause.at <= at && end <= clause.end),
  )
  return !unread && !acts.has('act.open')
}

/** "Show my bills": what ends or deletes something is pressed only where that was said. */
function endsUnsaid({ doable: { use, labels } }: Meant, sentence: Sentence): boolean {
  const [label] = labels
  if (use !== 'press' || !label) return false
  const ends = label.senses.flatMap(({ notion, places }) => (ending.has(notion) ? places : []))
  if (ends.length === 0) return false
  const said = cover(sentence, label, () => 1).words
  return ends.every((place) => (said[place] ?? 2) > 1)
}

const ending: ReadonlySet<string> = new Set(['act.cancel', 'act.delete', 'act.remove', 'act.download'])

/** Of several called alike, one is meant only where something beside its name was said: its card, its place. */
function isToldApart({ doable, met }: Meant, sentence: Sentence): boolean {
  const { namesakes, labels, use } = doable
  const { weights, ordinal, cues } = sentence
  const ranked = cues.some(({ name }) => name === 'least' || name === 'most' || name === 'last')
  if (namesakes === 0 || use !== 'press' || ordinal !== undefined || ranked) return true
  const named = new Set(labels.flatMap((label) => Array.from(cover(sentence, label, () => 1).met.keys())))
  return [...met.keys()].some((place) => !named.has(place) && isTelling(weights[place]))
}

/** Whether another thing of its kind is called what was said as well: "the double" where there are two. */
export function isRivalled([first, ...others]: readonly Meant[], sentence: Sentence): boolean {
  if (!first || first.doable.option !== undefined || sentence.ordinal !== undefined) return false
  const said = ({ doable }: Meant) =>
    [...new Set(doable.labels.flatMap((label) => Array.from(cover(sentence, label, () => 1).met)))]
      .filter(([place, level]) => level < 2 && isTelling(sentence.weights[place]))
      .map(([place]) => place)
      .sort()
      .join()
  const own = said(first)
  const whole = first.doable.labels.some((label) => isLiteral(label, sentence))
  const places = ({ met }: Meant) => [...met].filter(([, level]) => level < 2).length
  // "Add a bag": what only speaks of bags gives way to what adds them.
  const acting = others.some(
    (other) => other.acts === true && [...first.met.keys()].every((place) => other.met.has(place)),
  )
  if (acting && first.acts === false && !whole) return true
  return others.some(
    (other) =>
      !whole &&
      own !== '' &&
      other.doable.thing.kind === first.doable.thing.kind &&
      other.doable.thing.name !== first.doable.thing.name &&
      other.acts === first.acts &&
      said(other) === own &&
      places(other) >= places(first),
  )
}

/** Whether "the fourth" is heeded: by its place among those alike, or by its name. */
function isCounted({ doable, met }: Meant, { ordinal, words, language }: Sentence): boolean {
  if (ordinal === undefined || (doable.namesakes > 0 && doable.position === ordinal)) return true
  return words.some(({ letters }, place) => numbered(letters, language) === ordinal && met.has(place))
}

/** "Only one, not two": whether a number that was said has to do with a thing. */
export function hasNumber({ met }: Meant, { values, words }: Sentence): boolean {
  return values.every(
    (told) => told.value === '1' || words.some((word, place) => overlap(word, told) && met.has(place)),
  )
}

/** "Fill it in, but do not send it": what is pressed for words that are denied must not be pressed. */
function isForbidden({ doable, met, agrees }: Meant, { negated, weights }: Sentence): boolean {
  return (
    doable.use === 'press' &&
    !agrees &&
    [...met].some(([place, level]) => level < 2 && negated[place] && (weights[place] ?? 0) > 0)
  )
}

/** Whether a thing has to do with a clause by one of its telling words. */
export function touches({ met }: Pick<Meant, 'met'>, clause: Clause, sentence: Sentence): boolean {
  return placesIn(clause, sentence).some((place) => isTelling(sentence.weights[place]) && met.has(place))
}

/** Whether pressing a thing sends, orders or ends something. */
export function isBinding({ thing, use, labels }: Doable): boolean {
  if (use !== 'press') return false
  if (labels.some(({ senses }) => senses.some(({ notion }) => sending.has(notion)))) return true
  const line = lineOf(thing.name)
  return (
    thing.state.submits === true ||
    [vocabulary.binding, vocabulary.final, vocabulary.destructive].some((words) => words.has(line))
  )
}

/** The words of each quotation in a clause, by their places. */
function quotesIn({ at, end }: Extent, { values, words }: Sentence): number[][] {
  return values
    .filter((value) => value.kind === 'quoted' && value.at >= at && value.end <= end)
    .map((value) => [...words.keys()].filter((place) => overlap(words[place]!, value)))
}

/** Clauses that say to do something, or tell a value, and have nothing to do with a thing; for one that binds, any clause. */
export function leftOpen(
  { doable, met }: Meant,
  sentence: Sentence,
  parsePart: (text: string) => Sentence,
): string[] {
  const clauses = clausesOf(sentence)
  if (clauses.length < 2) return []
  const binds = isBinding(doable)
  const named = new Set(
    doable.labels.flatMap((label) => Array.from(cover(sentence, label, () => 1).met.keys())),
  )
  const open = clauses.filter(({ text, at, end, joint }, index) => {
    if (clauses[index + 1]?.joint === 'correction' || joint === 'correction') return false
    const part = parsePart(text)
    const places = placesIn({ at, end }, sentence)
    // "Press Submit" says nothing but an act, and is to be done as well.
    const tells = part.weights.some(
      (weight, place) => isTelling(weight) || (weight > reading.kindNoun && !part.leading[place]),
    )
    const leads = saysOrder(part)
    const inTurn = joint === 'next' || clauses[index + 1]?.joint === 'next'
    const wants = (tells && (leads || inTurn || binds)) || part.values.length > 0
    // "Save it, then open the list": what is ordered next is done by another press.
    if (index > 0 && joint === 'next' && tells && part.acts.size > 0 && isOrdered(clauses[0]!)) return true
    // What only orders is done by what is called so, not by what stands beside it.
    const meets = (place: number) =>
      doable.use !== 'press' || isTelling(sentence.weights[place])
        ? met.has(place) && (sentence.weights[place] ?? 0) > 0
        : named.has(place) && (sentence.weights[place] ?? 0) > 0
    if (places.some((place) => sentence.negated[place])) return false
    // What is to be written somewhere is not done by a press: "enter “ada” as the name and press Go".
    const written = doable.use === 'press' ? quotesIn({ at, end }, sentence) : []
    return (wants && !places.some(meets)) || written.some((quote) => !quote.some(meets))
  })
  return open.map(({ text }) => text)

  function isOrdered(clause: Clause): boolean {
    return parsePart(clause.text).acts.size > 0 && touches({ met }, clause, sentence)
  }
}

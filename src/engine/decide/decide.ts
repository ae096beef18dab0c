import { endsAsQuestion, hasQuestionMark, questionCues } from '#languages'
import { limits } from '#protocol'
import type { Scene } from '../candidates/scene.ts'
import { labelOf, moveOf, type Move } from '../plan/move.ts'
import { logistic, score } from '../rank/softmax.ts'
import { wishFeaturesOf } from './wish-features.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { typesAsked } from '../answer/answer-types.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { noAnswer, rankAnswers, type Answering } from './answering.ts'
import { spansIn } from '../fill/spans.ts'
import { clearField } from './clear-field.ts'
import { isBinding, isNamed, isSaidBy, isUnmet, leftOpen } from './heeds.ts'
import { ownPart } from './own-part.ts'
import { pageAct } from './page-act.ts'
import { readSelecting } from './selecting.ts'
import { pathOf, rankSingle, type Meant, type Single } from './single.ts'
import { toAPerson } from './to-a-person.ts'
import { smallTalk } from './small-talk.ts'
import type { Offer, Decision, Deciding } from './decision.ts'
import { doing, toDo } from './to-do.ts'
import { useTool } from './use-tool.ts'

/** Chooses by what it is worth: act or answer where it is likely enough to be right, else offer, else say so. */
export function decide(sentence: Sentence, deciding: Deciding): Decision {
  const { scene, weights } = deciding
  const talk = smallTalk(sentence)
  if (talk) return { kind: 'talk', text: talk }
  const question = logistic(score(wishFeaturesOf(sentence), weights.wish))
  const use = useTool(sentence, scene, { asks: question > choosing.question, parsePart: deciding.parsePart })
  if (use) return { kind: 'use', use }
  const single = rankSingle(sentence, scene, weights, question)
  const orders = [...sentence.acts].some((act) => ordering.has(act))
  // Whoever ends with a question mark and orders nothing asks.
  const types = typesAsked(sentence)
  const open = sentence.cues.some(({ name, from }) => from === 0 && factual.has(name))
  const enough = open ? choosing.answer : choosing.surelyAnswered
  const ended = endsAsQuestion(sentence.text)
  // Ranking answers costs most: who only orders something is spared it.
  const told =
    isAsked(sentence) || ended || question > choosing.question
      ? rankAnswers(sentence, scene, weights)
      : noAnswer
  const surely = isAsked(sentence) && told.trust >= enough && single.trust < choosing.act
  // "Until what time are you open?": a question word and its mark say more than the "open" between them.
  const asksInside = sentence.cues.some(({ name }) => inside.has(name))
  const marked = hasQuestionMark(sentence.text)
  const plainly = ended ? open || asksInside : marked && asksInside && sentence.acts.size === 0
  const asks =
    question > choosing.question || (surely && (!orders || types.size > 0)) || plainly || (ended && !orders)
  const [answer] = told.units
  const chosen = sorts(single, sentence) ? undefined : readSelecting(sentence, scene, weights, asks)
  // What sends is never all that a sentence of several parts comes to.
  const sendsOnly = chosen?.kind === 'act' && clausesOf(sentence).length > 1 && presses(chosen.moves, scene)
  const selecting = sendsOnly ? undefined : chosen
  if (selecting?.kind === 'act') return doing(selecting.moves, sentence)
  // What was counted by the page itself counts more than what is in sight.
  const counted = selecting?.selection.wants === 'count' && told.trust >= choosing.answer
  if (selecting && !counted) return selecting
  // What is the most or the least of all is told by no one piece.
  const most = () => comparisonsIn(sentence).extreme !== undefined && !selecting
  const sure = told.trust >= leastTrust(told) && isClear(told) && !isGuess(told, sentence, scene)
  if (asks && answer && sure && !most() && !endsInOrder(sentence))
    return { kind: 'tell', unit: answer.unit, trust: told.trust }
  const gives = sentence.values.some(({ kind }) => kind !== 'number') || spansIn(sentence).length > 0
  // "What is in the display name?": what only sounds like an order is none.
  if (!asks || (!plainly && question < choosing.surelyAsked && (orders || (gives && !marked)))) {
    const own = ownPart(sentence, scene)
    if (own) return { kind: 'talk', text: own.text, blanks: { label: own.label } }
    const [likeliest] = single.meant
    const onPage = pageAct(sentence)
    if (onPage && !(likeliest && isNamed(likeliest, sentence))) return doing([onPage], sentence)
    const cleared = clearField(sentence, scene)
    if (cleared) return doing([cleared], sentence)
    const done = toDo(sentence, single, deciding)
    if (done) return done
  }
  const people = toAPerson(sentence, scene)
  if (people.length > 0) return { kind: 'offer', offers: people, question: false }
  // Who asks for a sum or a day may find it behind a link, never by pressing something.
  const fact = asks && types.size > 0
  const goes = sentence.cues.some(({ name }) => name === 'go') || sentence.acts.has('nav.go-to')
  const after =
    asks || goes || (single.meant[0] && isUnmet(single.meant[0], sentence)) ? sentence.text : undefined
  const elsewhere = single.meant.filter(({ doable }) => !isHere(doable, scene) && (!fact || leads(doable)))
  const offers = offersOf({ ...single, meant: elsewhere }, after)
  const named = single.meant.slice(0, choosing.maxOffers).some((one) => isSaidBy(one, sentence, 2))
  const way = goes && (offers.length === 0 || !named) ? wayTo(single, sentence) : undefined
  if (way) return { kind: 'offer', offers: [way], question: asks }
  const [first] = asks || offers.length !== 1 ? [] : single.meant
  const unmet = first ? leftOpen(first, sentence, deciding.parsePart) : []
  const perhaps = asks || told.trust > single.trust ? perhapsAnswers(told) : []
  if (perhaps.length > 0)
    return {
      kind: 'offer',
      offers: [...perhaps, ...offers].slice(0, choosing.maxOffers),
      question: true,
      text: 'perhaps',
      trust: told.trust,
    }
  if (offers.length > 0) return { kind: 'offer', offers, question: asks, open: unmet }
  return { kind: 'none', question: asks }
}

/** "Cheapest first" where the page can put them so. */
function sorts({ meant: [first], trust }: Single, { senses }: Sentence): boolean {
  const said = new Set(senses.flatMap(({ notion }) => (notion.startsWith('sort.') ? [notion] : [])))
  return (
    first !== undefined &&
    trust >= choosing.act &&
    first.doable.labels.some((label) => label.senses.some(({ notion }) => said.has(notion)))
  )
}

function presses(moves: readonly Move[], { doables }: Scene): boolean {
  return moves.some(({ elementId }) =>
    doables.some((doable) => doable.thing.id === elementId && isBinding(doable)),
  )
}

/** How far an answer must be trusted: where nothing else on the page comes near it, less will do. */
function leastTrust({ apart }: Answering): number {
  return apart >= choosing.aloneApart ? choosing.aloneAnswer : choosing.answer
}

/** Two pieces that are as likely and say different things are both told as guesses. */
function isClear({ trustFeatures, apart }: Answering): boolean {
  return (trustFeatures['ratio'] ?? 1) >= choosing.clearAnswer && apart >= choosing.apartAnswer
}

/** In another language than the page's a weighty word that nothing met may be what tells one answer from the next. */
function isGuess({ trustFeatures, apart }: Answering, { language }: Sentence, scene: Scene): boolean {
  const { worstUnmet = 0, said = 1 } = trustFeatures
  const rivalled = apart < choosing.guessApart
  return (
    rivalled && language !== scene.language && worstUnmet >= choosing.guessUnmet && said < choosing.guessSaid
  )
}

/** "When do you close? Open the page": what is wanted is said last. */
function endsInOrder(sentence: Sentence): boolean {
  const { words, senses } = sentence
  const last = clausesOf(sentence).at(-1)
  const head = words.findIndex(({ at }) => at >= (last?.at ?? 0))
  return head > 0 && senses.some(({ notion, places }) => ordering.has(notion) && places[0] === head)
}

const questions = new Set<string>(questionCues)
const factual = new Set<string>(questionCues.filter((name) => !/^(?:how|where|whether)$/.test(name)))
const inside = new Set<string>(['when', 'howMuch', 'howMany', 'howLong', 'howBig'])

/** Many questions are typed without their mark, and some say last what they ask: "you close at what time". */
function isAsked({ cues }: Sentence): boolean {
  // "Tick pendants and choose €50 to €100 for the price" speaks of a price and asks for none.
  if (cues.some(({ name, from }) => from === 0 && name === 'press')) return false
  return cues.some(({ name, from }) => inside.has(name) || (from === 0 && questions.has(name)))
}

function leads({ thing: { kind, state } }: Meant['doable']): boolean {
  return kind === 'link' || kind === 'tab' || state.expanded === false
}

/** Whether a link only leads to the page that the visitor is on: by its name too, for such links may do anything. */
function isHere({ thing: { kind, name, state } }: Meant['doable'], { view: { page } }: Scene): boolean {
  return kind === 'link' && state.href === pathOf(page.url) && page.title?.includes(name) === true
}

/** What may answer a question, where it is likely but not sure: never two pieces that say the same. */
function perhapsAnswers({ units, trust, trustFeatures }: Answering): Offer[] {
  const [first] = units
  const enough = trustFeatures['grounded'] ? choosing.perhaps : choosing.perhapsNear
  if (!first || trust < enough) return []
  const kept: string[] = []
  for (const { unit, chance } of units) {
    if (kept.length === choosing.maxPassages || chance < first.chance * choosing.besidePassage) break
    if (!kept.some((text) => text.includes(unit.text) || unit.text.includes(text))) kept.push(unit.text)
  }
  return kept.map((text) => ({ label: text.slice(0, limits.blockTextCharacters), moves: [], tells: text }))
}

/** Acts that make a question an order: "where is that, show me". */
const ordering = new Set(['act.open', 'nav.go-to', 'act.show', 'act.expand', 'act.collapse'])

/** The likeliest place, where somebody wants to go on and all that was named is near it: the checkout lies behind the cart. */
function wayTo({ meant }: Single, sentence: Sentence): Offer | undefined {
  const near = meant.find((one) => one.doable.thing.kind === 'link' && isSaidBy(one, sentence, 3))
  return near && { label: labelOf(near.doable), moves: [moveOf(near.doable, true)], todo: sentence.text }
}

/** Two to four things that may really be meant, told apart by what they belong to. */
function offersOf({ meant, none }: Single, todo: string | undefined): Offer[] {
  const [first] = meant
  if (!first) return []
  const likely = meant
    .slice(0, choosing.maxOffers)
    .filter(({ chance }) => chance >= first.chance * choosing.offerBeside)
  const chance = likely.reduce((sum, one) => sum + one.chance, 0)
  if (chance < choosing.offer || (none > choosing.offerNone && first.chance < none * choosing.besideNone))
    return []
  const seen = new Set<string>()
  return likely.flatMap(({ doable, on }) => {
    const label = labelOf(doable)
    if (seen.has(label)) return []
    seen.add(label)
    const after = todo !== undefined && doable.thing.kind === 'link' ? { todo } : {}
    return [{ label, moves: [moveOf(doable, on)], ...after }]
  })
}

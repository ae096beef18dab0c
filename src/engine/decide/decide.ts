import { hasQuestionMark } from '#languages'
import { metBy } from '../answer/met-by.ts'
import { choiceOfNumber } from '../answer/choice-of-number.ts'
import { factOfItem } from '../answer/fact-of-item.ts'
import { factOfPage } from '../answer/fact-of-page.ts'
import type { Scene } from '../candidates/scene.ts'
import { notesQuestion } from '../fill/texts/free-text.ts'
import { limitValues } from '../fill/numbers/limit-values.ts'
import { slotsOf } from '../fill/slots.ts'
import type { Move } from '../plan/move.ts'
import { logistic, score } from '../rank/softmax.ts'
import { comparisonsIn, superlativeIn } from '../records/comparisons.ts'
import { clausesOf } from '../understand/clauses.ts'
import { asksToBeTold } from '../understand/question-cues.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { noAnswer, rankAnswers, type Answering } from './ranked/answering.ts'
import { clearField } from './ways/fields/clear-field.ts'
import type { Deciding, Decision } from './decision.ts'
import { isBinding, isNamed } from './ranked/does-all-said.ts'
import { inTheCart } from './ways/cart/in-the-cart.ts'
import { isOtherGoods, missesCart } from './ways/cart/into-cart.ts'
import { heldBack } from './held-back.ts'
import { ifTrusted } from './if-trusted.ts'
import { offerInstead } from './offers.ts'
import { ownPart } from './wish/own-part.ts'
import { resultPlaces } from './ways/list/list-said.ts'
import { linkedPlace } from './ways/site/linked-place.ts'
import { calledByNumber, nthThing } from './ways/named/nth-thing.ts'
import { pageAct } from './ways/site/page-act.ts'
import { readSelecting, type Selecting } from './selecting.ts'
import { rankSingle, type Meant, type Single } from './ranked/single.ts'
import { sureAnswer } from './ranked/sure-answer.ts'
import { sortOrder } from './ways/list/sort-order.ts'
import { limitsList } from './ways/list/limit-choice.ts'
import { sortedElsewhere, toSitePlace } from './ways/site/site-place.ts'
import { unfiltered } from './ways/list/unfiltered.ts'
import { smallTalk } from './wish/small-talk.ts'
import { by, doing } from './doing.ts'
import { toDo } from './to-do.ts'
import { withLater } from './with-later.ts'
import { useTool } from './use-tool.ts'
import { wishFeaturesOf } from './wish/wish-features.ts'
import { endsInOrder, mayAsk, mayOrder, readWish } from './wish/wish.ts'

/** Chooses, and holds back what must not be done, whichever way of reading a sentence it was come by. */
export function decide(sentence: Sentence, deciding: Deciding): Decision {
  const chosen = withLater(choose(sentence, deciding), sentence, deciding)
  return heldBack(ifTrusted(chosen, deciding), sentence, deciding.scene)
}

/** Chooses by what it is worth: act or answer where it is likely enough to be right, else offer, else say so. */
function choose(sentence: Sentence, deciding: Deciding): Decision {
  const { scene, weights, parsePart } = deciding
  const talk = smallTalk(sentence)
  if (talk) return { kind: 'talk', text: talk }
  const question = asksToBeTold(sentence) ? 1 : logistic(score(wishFeaturesOf(sentence), weights.wish))
  const use = useTool(sentence, scene, { asks: question > choosing.question, parsePart })
  if (use) return { kind: 'use', use }
  const carted = inTheCart(sentence, scene)
  if (carted) return carted
  const fact = factOfPage(sentence, scene)
  if (fact) return { kind: 'tell', unit: fact, trust: 1 }
  const single = rankSingle(sentence, scene, weights, question)
  const noted = notesQuestion(sentence) ? readOrder(sentence, single, deciding) : undefined
  if (noted) return noted
  const told = mayAsk(sentence, question) ? rankAnswers(sentence, scene, weights) : noAnswer
  const wish = readWish(sentence, question, single, told)
  // "Order by price", "expensive first": what speaks of prices asks for none where the page has that order.
  const asked = hasQuestionMark(sentence.text) || asksToBeTold(sentence)
  const sorted = !asked && setsList(sentence, scene)
  const selecting = sorted ? undefined : selectingIn(sentence, single, wish.asks, deciding)
  if (selecting?.kind === 'act') return by('selecting', doing(selecting.moves, sentence))
  // What was counted by the page itself counts more than what is in sight.
  const counted = selecting?.selection.wants === 'count' && told.trust >= choosing.answer
  if (selecting && !counted) return selecting
  const most = !selecting && isOfMany(sentence, told)
  const place = isAddress(told) ? undefined : linkedPlace(sentence, scene)
  if (place) return place
  const asks = wish.asks && !most && !sorted && !endsInOrder(sentence)
  const answer = asks ? answerIn(told, sentence, scene) : undefined
  const order = () => {
    const found = sorted || mayOrder(sentence, wish) ? readOrder(sentence, single, deciding) : undefined
    if (found?.kind !== 'do') return found
    const strays = isOtherGoods(found.moves, sentence, scene) || missesCart(found.moves, sentence, scene)
    return strays ? undefined : found
  }
  return answer ?? order() ?? offerInstead(sentence, { single, told, wish }, deciding)
}

/** Whether the page tells a place itself. */
function isAddress({ units: [first], trust }: Answering): boolean {
  return trust >= choosing.answer && first?.unit.types.has('place') === true
}

/** What is the most or the least of all is told by no one piece, but by one that says so itself. */
function isOfMany(sentence: Sentence, { units: [first] }: Answering): boolean {
  const { extreme } = comparisonsIn(sentence)
  return extreme !== undefined && !(first && metBy(first.unit, sentence).get(extreme.from) === 0)
}

/** Things alike that are spoken of, where the page cannot put them in order itself. */
function selectingIn(
  sentence: Sentence,
  single: Single,
  asks: boolean,
  { scene, weights }: Deciding,
): Selecting | undefined {
  if (sorts(single, sentence, scene)) return undefined
  if (!asks && calledByNumber(sentence, scene)) return undefined
  if (!asks && limitValues(sentence, slotsOf(scene)).length > 0) return undefined
  // "Open the first result": what was found is counted as it stands there.
  if (!asks && resultPlaces(sentence).length > 0 && typeof nthThing(sentence, scene) === 'object')
    return undefined
  const chosen = readSelecting(sentence, scene, weights, asks)
  // What sends is never all that a sentence of several parts comes to.
  const later = clausesOf(sentence).length > 1 || resultPlaces(sentence).length > 0
  const sendsOnly = chosen?.kind === 'act' && later && presses(chosen.moves, scene)
  return sendsOnly ? undefined : chosen
}

/** What the page says, or one of the things alike on it. */
function answerIn(told: Answering, sentence: Sentence, scene: Scene): Decision | undefined {
  const counted = choiceOfNumber(sentence, scene)
  const sure = counted ? undefined : sureAnswer(told, sentence, scene)
  if (sure) return { kind: 'tell', unit: sure, trust: told.trust }
  const fact = counted ?? factOfItem(sentence, scene)
  return fact && { kind: 'tell', unit: fact, trust: Math.max(told.trust, choosing.answer) }
}

/** What is to be done: by the visitor alone, with the page as a whole, or with something on it. */
function readOrder(sentence: Sentence, single: Single, deciding: Deciding): Decision | undefined {
  const own = ownPart(sentence, deciding.scene)
  // "New mail to ida@…" speaks of no button that only sounds like it.
  const told = own?.text === 'disabled' && sentence.values.some(({ kind }) => kind === 'email')
  if (own && !told) return { kind: 'talk', text: own.text, blanks: { label: own.label } }
  const [likeliest] = single.meant
  const elsewhere = toSitePlace(sentence, deciding.scene)
  if (elsewhere) return by('sitePlace', elsewhere)
  const onPage = sortOrder(sentence, deciding.scene) ? undefined : pageAct(sentence)
  const played = onPage?.action === 'back' && likeliest !== undefined && rewinds(likeliest, sentence)
  if (onPage && !played && !(likeliest && isNamed(likeliest, sentence)))
    return by('pageAct', doing([onPage], sentence))
  const cleared = clearField(sentence, deciding.scene)
  return cleared ? by('clearField', doing([cleared], sentence)) : toDo(sentence, single, deciding)
}

/** Whether something goes back in what is played, and not to another page: "Back 15 seconds". */
function rewinds({ doable: { thing }, met }: Meant, { senses }: Sentence): boolean {
  const back = senses.flatMap(({ notion, places }) => (notion === 'nav.back' ? places : []))
  return thing.kind === 'button' && /\d/.test(thing.name) && back.some((place) => (met.get(place) ?? 2) < 2)
}

/** Whether the order or the narrowing of a list is told, in whatever words of prices. */
function setsList(sentence: Sentence, scene: Scene): boolean {
  return (
    (sortOrder(sentence, scene) ?? unfiltered(sentence, scene)) !== undefined ||
    limitsList(sentence, scene) ||
    sortedElsewhere(sentence, scene) !== undefined
  )
}

/** "Cheapest first" where the page can put them so. */
function sorts({ meant: [first], trust }: Single, { senses }: Sentence, { language }: Scene): boolean {
  const said = new Set(senses.flatMap(({ notion }) => (notion.startsWith('sort.') ? [notion] : [])))
  return (
    first !== undefined &&
    trust >= choosing.act &&
    said.size > 0 &&
    first.doable.labels.some(
      (label) =>
        label.senses.some(({ notion }) => said.has(notion)) ||
        superlativeIn(label.words, language) !== undefined,
    )
  )
}

function presses(moves: readonly Move[], { doables }: Scene): boolean {
  return moves.some(({ elementId }) =>
    doables.some((doable) => doable.thing.id === elementId && isBinding(doable)),
  )
}

import type { TextName } from '#assistant'
import type { Unit } from '../answer/units.ts'
import type { Scene } from '../candidates/scene.ts'
import { labelOf, moveOf, type Move } from '../plan/move.ts'
import { logistic, score } from '../rank/softmax.ts'
import { wishFeaturesOf } from '../understand/wish-features.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing, type Weights } from '../weights.ts'
import { rankAnswers } from './answering.ts'
import { readForm } from './form.ts'
import { readSearch } from './search.ts'
import { readSeveral } from './several.ts'
import { rankSingle, type Single } from './single.ts'
import { smallTalk } from './small-talk.ts'

/** Something that could be done, to be chosen by the visitor. */
export interface Offer {
  readonly label: string
  readonly moves: readonly Move[]
}

/** What a sentence comes to. */
export type Decision =
  | { readonly kind: 'talk'; readonly text: TextName }
  | { readonly kind: 'do'; readonly moves: readonly Move[]; readonly left: readonly string[] }
  | { readonly kind: 'tell'; readonly unit: Unit }
  | { readonly kind: 'offer'; readonly offers: readonly Offer[]; readonly question: boolean }
  | { readonly kind: 'none'; readonly question: boolean }

export interface Deciding {
  readonly scene: Scene
  readonly weights: Weights
  hearPart(text: string): Sentence
}

/** Chooses by what it is worth: act or answer where it is likely enough to be right, else offer, else say so. */
export function decide(sentence: Sentence, deciding: Deciding): Decision {
  const { scene, weights } = deciding
  const talk = smallTalk(sentence)
  if (talk) return { kind: 'talk', text: talk }
  const question = logistic(score(wishFeaturesOf(sentence), weights.wish))
  const single = rankSingle(sentence, scene, weights, question)
  const told = rankAnswers(sentence, scene, weights)
  const asks = question > choosing.question
  const [answer] = told.units
  if (asks && answer && told.trust >= choosing.answer) return { kind: 'tell', unit: answer.unit }
  if (!asks || question < choosing.surelyAsked) {
    const done = toDo(sentence, single, deciding)
    if (done) return done
  }
  const offers = offersOf(single)
  if (offers.length > 0) return { kind: 'offer', offers, question: asks }
  return { kind: 'none', question: asks }
}

/** What is to be done, where it is sure enough: a form, several things, a search, or one thing. */
function toDo(
  sentence: Sentence,
  single: Single,
  { scene, weights, hearPart }: Deciding,
): Decision | undefined {
  const form = readForm(sentence, scene)
  const several = readSeveral(sentence, scene, weights, hearPart)
  const [first] = single.meant
  const sure = first && single.trust >= choosing.act
  if (form && form.unexplained <= choosing.unexplained && isWorth(form.fillings.length, form.strength))
    return { kind: 'do', moves: form.moves, left: form.left.map(({ text }) => text) }
  if (several && several.trust >= choosing.each) return { kind: 'do', moves: several.moves, left: [] }
  const search = readSearch(sentence, scene)
  if (search && !(sure && single.trust > choosing.overSearch))
    return { kind: 'do', moves: search.moves, left: [] }
  if (sure) return { kind: 'do', moves: [moveOf(first.doable, first.on)], left: [] }
  return undefined
}

function isWorth(count: number, strength: number): boolean {
  return strength / count >= choosing.fillingStrength
}

/** Two to four things that may really be meant, told apart by what they belong to. */
function offersOf({ meant, none }: Single): Offer[] {
  const [first] = meant
  if (!first) return []
  const likely = meant
    .slice(0, choosing.mostOffers)
    .filter(({ chance }) => chance >= first.chance * choosing.offerBeside)
  const chance = likely.reduce((sum, one) => sum + one.chance, 0)
  if (chance < choosing.offer || (none > choosing.offerNone && first.chance < none / 4)) return []
  const seen = new Set<string>()
  return likely.flatMap(({ doable, on }) => {
    const label = labelOf(doable)
    if (seen.has(label)) return []
    seen.add(label)
    return [{ label, moves: [moveOf(doable, on)] }]
  })
}

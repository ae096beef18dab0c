import type { TextName } from '#assistant'
import type { Unit } from '../answer/units.ts'
import type { Scene } from '../candidates/scene.ts'
import { labelOf, moveOf, writing, type Move } from '../plan/move.ts'
import { logistic, score } from '../rank/softmax.ts'
import { wishFeaturesOf } from '../understand/wish-features.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing, type Weights } from '../weights.ts'
import { rankAnswers } from './answering.ts'
import type { Filling } from '../fill/assign.ts'
import { spansIn } from '../fill/spans.ts'
import { readForm, type FormReading } from './form.ts'
import { readEntry, readSearch } from './search.ts'
import { readSeveral } from './several.ts'
import { rankSingle, type Meant, type Single } from './single.ts'
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
  const orders = [...sentence.acts].some((act) => ordering.has(act))
  // Whoever ends with a question mark and orders nothing asks.
  const asks = question > choosing.question || (/[?？؟]\s*$/u.test(sentence.text) && !orders)
  const [answer] = told.units
  if (asks && answer && told.trust >= choosing.answer) return { kind: 'tell', unit: answer.unit }
  const gives = sentence.values.some(({ kind }) => kind !== 'number') || spansIn(sentence).length > 0
  const marked = /[?？؟]/u.test(sentence.text)
  if (!asks || (question < choosing.surelyAsked && (orders || (gives && !marked)))) {
    const done = toDo(sentence, single, deciding)
    if (done) return done
  }
  const offers = offersOf(single)
  if (offers.length > 0) return { kind: 'offer', offers, question: asks }
  return { kind: 'none', question: asks }
}

/** Acts that make a question an order: "where is that, show me". */
const ordering = new Set(['act.open', 'nav.go-to', 'act.show', 'act.expand', 'act.collapse'])

/** What is to be done, where it is sure enough: a form, several things, a search, or one thing. */
function toDo(
  sentence: Sentence,
  single: Single,
  { scene, weights, hearPart }: Deciding,
): Decision | undefined {
  const form = readForm(sentence, scene)
  const several = readSeveral(sentence, scene, weights, hearPart)
  const [first] = single.meant
  const sure = first && single.trust >= choosing.act && !isSo(first)
  const weak = !form || form.strength < choosing.fillingStrength
  const entry = weak ? readEntry(sentence, scene) : undefined
  if (entry && !(sure && single.trust > choosing.overSearch))
    return { kind: 'do', moves: entry.moves, left: [] }
  if (form?.rival && form.unexplained <= choosing.unexplained) return eitherForm(form, form.rival)
  if (form && form.unexplained <= choosing.unexplained && isWorth(form))
    return {
      kind: 'do',
      moves: withOthers(form, sentence, { scene, weights, hearPart }),
      left: form.left.map(({ text }) => text),
    }
  if (several && several.trust >= choosing.each) return { kind: 'do', moves: several.moves, left: [] }
  const search = readSearch(sentence, scene)
  const likely = first !== undefined && first.chance > single.none
  const instead =
    sure &&
    single.trust > choosing.overSearch &&
    !(search?.named && !meetsLine(first, search.lines[0] ?? '', sentence))
  if (search && !instead && (search.named || !likely)) return { kind: 'do', moves: search.moves, left: [] }
  if (sure) return { kind: 'do', moves: [moveOf(first.doable, first.on)], left: [] }
  return undefined
}

/** What clauses without a value say is done as well, before anything is sent. */
function withOthers(
  form: FormReading,
  sentence: Sentence,
  { scene, weights, hearPart }: Omit<Deciding, 'question'>,
): readonly Move[] {
  const free = clausesOf(sentence).filter(
    (clause) => !form.fillings.some((one) => one.at < clause.end && clause.at < one.end),
  )
  const others = free.flatMap(({ text }) => {
    const part = hearPart(text)
    const { meant, trust } = rankSingle(part, scene, weights, 0)
    const [first] = meant
    if (!first || trust < choosing.each || isSo(first) || first.doable.use === 'press') return []
    return form.moves.some(({ elementId }) => elementId === first.doable.thing.id)
      ? []
      : [moveOf(first.doable, first.on)]
  })
  return form.submits
    ? [...form.moves.slice(0, -1), ...others, ...form.moves.slice(-1)]
    : [...form.moves, ...others]
}

/** The same values in one of two forms. */
function eitherForm(form: FormReading, rival: readonly Filling[]): Decision {
  const offers = [form.fillings, rival].map((fillings) => ({
    label: [fillings[0]?.slot.thing.name, fillings[0]?.slot.around[0]?.text].filter(Boolean).join(': '),
    moves: fillings.map(({ slot, value }) => writing(slot.thing, value, slot.thing.name)),
  }))
  return { kind: 'offer', offers, question: false }
}

/** Whether a thing has anything to do with the words that would be searched for. */
function meetsLine({ met }: Meant, line: string, { words, text }: Sentence): boolean {
  const from = text.indexOf(line)
  return [...met.keys()].some(
    (place) => (words[place]?.at ?? -1) >= from && (words[place]?.end ?? 0) <= from + line.length,
  )
}

/** Whether a thing is already as it would be made. */
function isSo({ doable: { thing, use, option }, on }: Meant): boolean {
  if (use === 'tick') return thing.state.checked === (on || thing.kind.endsWith('radio'))
  return use === 'choose' && thing.state.value === option
}

/** A lone option is ranked with everything else; values belong to a form if they fit its fields well. */
function isWorth({ fillings, strength }: FormReading): boolean {
  const lone = fillings.length === 1 && fillings[0]?.option
  return !lone && strength / fillings.length >= choosing.fillingStrength
}

/** Two to four things that may really be meant, told apart by what they belong to. */
function offersOf({ meant, none }: Single): Offer[] {
  const [first] = meant
  if (!first) return []
  const likely = meant
    .slice(0, choosing.mostOffers)
    .filter(({ chance }) => chance >= first.chance * choosing.offerBeside)
  const chance = likely.reduce((sum, one) => sum + one.chance, 0)
  if (chance < choosing.offer || (none > choosing.offerNone && first.chance < none * choosing.besideNone))
    return []
  const seen = new Set<string>()
  return likely.flatMap(({ doable, on }) => {
    const label = labelOf(doable)
    if (seen.has(label)) return []
    seen.add(label)
    return [{ label, moves: [moveOf(doable, on)] }]
  })
}

import type { Doable, Scene } from '../candidates/scene.ts'
import type { Decision } from '../decide/decision.ts'
import { isCounting } from '../decide/ways/fields/how-many.ts'
import { slotsOf } from '../fill/slots.ts'
import { moveOf, writing, type Move } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import { itemsOf, type Item } from '../records/item.ts'
import { removing } from '../understand/acts.ts'
import type { Sentence } from '../understand/sentence.ts'
import { referencesIn } from '../understand/references.ts'
import type { Subject } from './subject.ts'

/** What somebody does who takes one of several things, the likeliest first. */
const taking = ['cart.add', 'book.new', 'book.ticket', 'act.select', 'act.add', 'act.tick', 'order.new']

const giving = new Set(['act.remove', 'act.delete', 'act.untick', 'act.cancel'])

/**
 * Does with what was spoken of what a sentence says that names nothing else: "ok, that one", "bookmark it", "give me
 * four". Undefined where it is not clear what.
 */
export function withSubject(
  sentence: Sentence,
  { focus, subject }: { readonly focus: Item | undefined; readonly subject: Subject },
  scene: Scene,
): Decision | undefined {
  const { points, takes, leans, acts } = referencesIn(sentence)
  // "Tell me more about it" takes nothing.
  const tells = sentence.cues.some(({ name }) => name === 'tellMe')
  if (!leans || tells || sentence.negated.some(Boolean)) return undefined
  const refers = points || takes
  const control = calledSo(subject, scene)
  if (control && (refers || adds(sentence)))
    return doing([moveOf(control, ![...sentence.acts].some((act) => giving.has(act)))], sentence)
  const own = focus ? ownOf(focus, scene) : []
  const named = acts.length > 0 ? own.filter((one) => isCalled(one, acts, sentence)) : []
  const [only, other] = named
  // "Put two of them in my cart": the number is not left out.
  const counts = sentence.values.some(({ kind, value }) => kind === 'number' && value !== '1')
  if (only && counts) return doing(taken(own, sentence, scene), sentence)
  if (only) return other ? undefined : doing([moveOf(only, true)], sentence)
  return refers && acts.length === 0 ? doing(taken(own, sentence, scene, takes), sentence) : undefined
}

/**
 * "And one of those ferns": who takes a thing by its name does not want to look at it. And who only points at what was
 * before names nothing that could be pressed.
 */
export function takingNamed(sentence: Sentence, alone: Decision, scene: Scene): Decision | undefined {
  const [move, more] = alone.kind === 'do' ? alone.moves : []
  // What is gone on with behind it is done there: "I'll take the fern in blue".
  const goesOn = alone.kind === 'do' && alone.todo.length > 0
  if (!move || more || goesOn || move.says !== 'stepOpen') return undefined
  const { points, takes, acts, leans } = referencesIn(sentence)
  const counts = points && sentence.values.some(({ kind }) => kind === 'number')
  const item = itemsOf(scene.view).find(({ things }) => things.some(({ id }) => id === move.elementId))
  if (leans || !item || acts.length > 0 || !(takes || counts)) return undefined
  return doing(taken(ownOf(item, scene), sentence, scene), sentence)
}

function ownOf({ things }: Item, { doables }: Scene): Doable[] {
  return doables.filter(({ thing }) => things.some(({ id }) => id === thing.id))
}

function adds({ acts }: Sentence): boolean {
  return acts.has('act.add')
}

/** The box or option that is called what was told. */
function calledSo({ told, titles }: Subject, { doables }: Scene): Doable | undefined {
  const names = titles.length === 1 ? [...titles, told] : [told]
  const [one, other] = doables.filter(
    ({ use, thing, option }) =>
      (use === 'tick' && names.includes(thing.name)) ||
      (use === 'choose' && option !== undefined && names.includes(option)),
  )
  return other ? undefined : one
}

/** Whether a thing is called by the act that was named. */
function isCalled({ use, labels }: Doable, acts: readonly number[], sentence: Sentence): boolean {
  if (use !== 'press' && use !== 'tick') return false
  return labels.some((label) => {
    const { met } = cover(sentence, label, () => 1)
    return acts.some((place) => (met.get(place) ?? 3) < 2)
  })
}

/** What takes a thing: its number where one was said, then the one button that takes it. */
function taken(own: readonly Doable[], { values }: Sentence, scene: Scene, takes = false): Move[] {
  const adder = taking
    .map((notion) =>
      own.filter(
        ({ use, thing, labels }) =>
          (use === 'press' || use === 'tick') &&
          thing.kind !== 'link' &&
          labels.some(({ senses }) => senses.some((sense) => sense.notion === notion)),
      ),
    )
    .find((found) => found.length > 0)
  const radios = own.filter(({ use, thing }) => use === 'tick' && thing.kind.endsWith('radio'))
  const [only, other] = adder ?? (radios.length > 0 || !takes ? radios : lonePress(own))
  if (!only || other) return []
  const [number, more] = values.filter(({ kind, value }) => kind === 'number' && value !== '1')
  if (!number) return [moveOf(only, true)]
  const counting = slotsOf(scene).filter(
    (slot) => isCounting(slot) && own.some(({ thing }) => thing.id === slot.thing.id),
  )
  const [slot, second] = counting
  if (!slot || second || more) return []
  return [writing(slot.thing, number.value, slot.thing.name), moveOf(only, true)]
}

/** The one button of a thing, where it does not take it away. */
function lonePress(own: readonly Doable[]): readonly Doable[] {
  const pressed = own.filter(({ use, thing }) => use === 'press' && thing.kind !== 'link')
  return pressed.filter(
    ({ labels }) => !labels.some(({ senses }) => senses.some(({ notion }) => removing.includes(notion))),
  )
}

function doing(moves: readonly Move[], { text }: Sentence): Decision | undefined {
  if (moves.length === 0) return undefined
  const told = moves.map((move) => ({ ...move, said: text }))
  return { kind: 'do', moves: told, left: [], todo: [], facts: [], form: undefined }
}

import type { Doable, Scene } from '../../../candidates/scene.ts'
import { optionsSaid } from '../../../fill/choices/options-said.ts'
import { slotsOf, type Slot } from '../../../fill/slots.ts'
import { moveOf, writing, type Move } from '../../../plan/move.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import type { Meant } from '../../ranked/single.ts'

/** "Add two to my cart": a lone number is for the one field that counts in the form of the button that is meant. */
export function howMany(meant: Meant, sentence: Sentence, scene: Scene): Move[] | undefined {
  const { thing, use } = meant.doable
  const numbers = sentence.values.filter(({ kind }) => kind === 'number')
  const [number, more] = numbers
  if (use !== 'press' || thing.form === undefined || !number || more) return undefined
  const own = slotsOf(scene).filter((slot) => slot.thing.form === thing.form)
  const [counting, other] = own.filter(isCounting)
  if (!counting || other) return undefined
  const chosen = optionsSaid(sentence, own).map(({ slot, value }) =>
    writing(slot.thing, value, slot.thing.name),
  )
  const ticked = scene.doables
    .filter((one) => one.use === 'tick' && one.thing.form === thing.form && isSaid(one, sentence))
    .map((one) => moveOf(one, true))
  return [
    ...ticked,
    ...chosen,
    writing(counting.thing, number.value, counting.thing.name),
    moveOf(meant.doable, true),
  ]
}

/** Whether a choice is named, every word of it. */
function isSaid({ labels, thing }: Doable, { places, negated }: Sentence): boolean {
  return (
    thing.state.checked !== true &&
    labels.some(({ words }) =>
      words.every(({ stem, letters }) =>
        (places.get(stem) ?? places.get(letters) ?? []).some((place) => !negated[place]),
      ),
    )
  )
}

/** Whether a field says how many. */
export function isCounting({ thing, options }: Slot): boolean {
  return options.length === 0 && (thing.kind === 'spinbutton' || thing.state.inputType === 'number')
}

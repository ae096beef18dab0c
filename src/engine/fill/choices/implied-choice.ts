import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import type { Filling } from '../assign.ts'
import { filledTogether } from '../sections/filled-together.ts'

/** Who fills in "Return date" or "Safe place" has chosen "Return" or "Leave it in a safe place": the one answer of a question that a field is called after. */
export function impliedChoices(fillings: readonly Filling[], { doables, view }: Scene): Doable[] {
  const [first] = fillings
  if (!first) return []
  const together = filledTogether(first.slot.thing, view)
  const answers = doables.filter(({ thing }) => thing.kind === 'radio' && together.has(thing.id))
  const chosen = answers.filter((answer) =>
    fillings.some(({ slot }) => isFollowUp(slot.purpose) && isCalledAfter(slot.labels[0], answer)),
  )
  const questionOf = ({ thing }: Doable) => thing.path.join()
  return chosen.filter(
    (one) =>
      one.thing.state.checked !== true &&
      // Where two of them are called so, neither is meant.
      chosen.every((other) => other === one || questionOf(other) !== questionOf(one)),
  )
}

/** An address that is told does not say that one wants to be written to. */
function isFollowUp(purpose: string | undefined): boolean {
  return purpose === undefined || purpose === 'date' || purpose === 'time'
}

/** Whether all of an answer stands in a field's name, or a field's name of several words in an answer: "Plate" does not choose "Report another plate". */
function isCalledAfter(field: Meaning | undefined, { labels: [answer] }: Doable): boolean {
  const [name, said] = [stemsOf(field), stemsOf(answer)]
  if (name.size === 0 || said.size === 0) return false
  const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>) =>
    [...part].every((stem) => whole.has(stem))
  return holds(name, said) || (name.size > 1 && holds(said, name))
}

function stemsOf(label: Meaning | undefined): ReadonlySet<string> {
  return new Set(label?.words.flatMap(({ content, stem }) => (content ? [stem] : [])))
}

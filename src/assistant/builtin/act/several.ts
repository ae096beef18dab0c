import type { PageIndex, Thing } from '../ground/page-index.ts'
import { purposeOf } from '../fill/purpose.ts'
import { numberOf } from '../language/ordinals.ts'
import { movesIn } from './moves.ts'
import type { Outcome, Scene } from './outcome.ts'
import { press } from './press.ts'

const counted =
  /^(add|buy|order|purchase)\s+(?:me\s+)?([\p{L}\d]+)(?:\s+(?:pieces|copies|units))?(?:\s+(?:more|of (?:it|them|these|those|this|that)))?(?:\s+(.*))?$/iu

/** `Add two to my cart`: sets how many beside the button, and presses it. Where that is not asked, the number is left over. */
export function addSeveral(phrase: string, scene: Scene): Outcome | undefined {
  const [, verb = '', said = '', rest = ''] = counted.exec(phrase) ?? []
  const count = numberOf(said)
  if (count === undefined || count < 1 || !Number.isInteger(count)) return undefined
  const target = verb.toLowerCase() === 'add' ? `add ${rest}` : `add ${rest} to cart`
  const pressed = press({ kind: 'do', target }, scene)
  const [only, other] = pressed.kind === 'moves' ? pressed.moves : []
  if (pressed.kind !== 'moves' || !only || other) return undefined
  const button = scene.index.things.find(({ element }) => element.id === only.step.elementId)
  const field = button && quantityBeside(button, scene.index)
  if (!field) return count === 1 ? pressed : { ...pressed, facts: [{ kind: 'words', value: said }] }
  if (field.element.value === String(count)) return pressed
  return { ...pressed, moves: [movesIn(scene.say).write(field, String(count)), only] }
}

/** The one number that a button's form, or the part of the page around it, asks for. */
function quantityBeside({ element: { form, parent } }: Thing, { things }: PageIndex): Thing | undefined {
  const fields = things.filter(
    (thing) =>
      thing.kind === 'field' &&
      purposeOf(thing) === 'number' &&
      (form === undefined ? thing.element.parent === parent : thing.element.form === form),
  )
  return fields.length === 1 ? fields[0] : undefined
}

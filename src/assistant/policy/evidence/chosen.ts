import { plain, verbNamed, type SequenceStep } from '#protocol'
import { viewOf, type Thing } from '../../view/index.ts'
import type { Act } from '../act.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'
import { anyFormOf, type PolicyContext } from '../policy-context.ts'

/** What is chosen where something is set off, or is being chosen where that takes effect at once. */
export function chosenBond(
  act: Act,
  context: PolicyContext,
): { readonly bond: Bond; readonly option: string } | undefined {
  for (const option of optionsFor(act, context)) {
    const bond = bondIn(option)
    if (bond) return { bond, option }
  }
  return undefined
}

function optionsFor({ pressed, target, traits, step }: Act, { page, earlier }: PolicyContext): string[] {
  if (traits.input === 'option' && target)
    return target.state.immediate || anyFormOf(page, target) === undefined ? namesIn(step) : []
  if (!pressed || pressed.use !== 'press' || isPassedOver(pressed)) return []
  const { things } = viewOf(page)
  const form = pressed.form ?? target?.form
  if (form === undefined) return []
  const members = things.filter((thing) => thing.form === form && thing.id !== pressed.id)
  const written = new Map(earlier.filter(chooses).map((one) => [one.elementId, one]))
  return members.flatMap((member) => {
    const step = written.get(member.id)
    if (step) return member.use === 'tick' ? [member.name] : namesIn(step).concat(saidBy(pressed, member))
    if (member.use === 'choose')
      return member.state.value ? [member.state.value].concat(saidBy(pressed, member)) : []
    return member.use === 'tick' && member.kind.endsWith('radio') && member.state.checked === true
      ? [member.name]
      : []
  })
}

/** "Change" beside the list "Change role to…" does what the list says, whatever is chosen in it. */
function saidBy(pressed: Thing, { name }: Thing): string[] {
  const label = plain(pressed.name)
  return label !== '' && plain(name).startsWith(`${label} `) ? [name] : []
}

/** A link in a form hands nothing over. */
function isPassedOver({ kind }: Thing): boolean {
  return kind === 'link' || kind === 'tab'
}

function namesIn({ inputData, values }: SequenceStep): string[] {
  return [...(inputData === undefined ? [] : [inputData]), ...(values ?? [])]
}

function chooses({ action }: SequenceStep): boolean {
  const verb = verbNamed(action)
  return verb?.input === 'option' || (verb?.answers === true && verb.presses)
}

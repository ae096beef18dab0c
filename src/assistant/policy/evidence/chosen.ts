import { plain, verbNamed, type SequenceStep } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../view/index.ts'
import type { Act } from '../act.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../policy-context.ts'

/** What is chosen where something is set off, or is being chosen where that takes effect at once. */
export function chosenBond(act: Act, context: PolicyContext): Chosen | undefined {
  for (const option of optionsFor(act, context)) {
    const bond = bondIn(option) ?? (brings(act, option) ? 'binding' : undefined)
    if (bond) return { bond, option }
  }
  return tickedBond(act, context)
}

/** "Published", where it is saved: the state is the deed. A form that only asks shows what is in that state. */
function brings({ sends }: Act, option: string): boolean {
  return sends?.method?.toLowerCase() === 'post' && vocabulary.done.has(lineOf(option))
}

interface Chosen {
  readonly bond: Bond
  readonly option: string
}

function optionsFor(act: Act, context: PolicyContext): string[] {
  const { pressed, target, traits, step } = act
  if (traits.input === 'option' && target)
    return target.state.immediate || anyFormOf(context.page, target) === undefined ? namesIn(step) : []
  const written = new Map(context.earlier.filter(chooses).map((one) => [one.elementId, one]))
  return membersFor(act, context).flatMap((member) => {
    const step = written.get(member.id)
    const said = pressed ? saidBy(pressed, member) : []
    if (step) return member.use === 'tick' ? [member.name] : namesIn(step).concat(said)
    if (member.use === 'choose') return member.state.value ? [member.state.value].concat(said) : []
    return member.kind.endsWith('radio') && isTicked(member) ? [member.name] : []
  })
}

/** "Delete selected files", ticked. A box also says yes to what merely binds, "Send me a copy"; that asks for nothing. */
function tickedBond(act: Act, context: PolicyContext): Chosen | undefined {
  // What is ticked in a form that only asks narrows what is shown.
  if (act.sends?.method?.toLowerCase() === 'get') return undefined
  const undone = new Set(context.earlier.filter(unticks).map(({ elementId }) => elementId))
  for (const member of membersFor(act, context)) {
    if (member.use !== 'tick' || !isTicked(member) || undone.has(member.id)) continue
    const bond = bondIn(member.name)
    if (bond === 'destructive' || bond === 'final') return { bond, option: member.name }
  }
  return undefined
}

/** What else stands in the form of what is pressed. */
function membersFor({ pressed, target }: Act, { page }: PolicyContext): Thing[] {
  if (!pressed || pressed.use !== 'press' || isPassedOver(pressed)) return []
  const form = pressed.form ?? target?.form
  if (form === undefined) return []
  return viewOf(page).things.filter((thing) => thing.form === form && thing.id !== pressed.id)
}

function isTicked({ state }: Thing): boolean {
  return state.checked === true
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

function unticks({ action }: SequenceStep): boolean {
  return action === 'uncheck'
}

import { plain, verbNamed, type SequenceStep } from '#protocol'
import { lineOf, purposeOf, viewOf, type Thing } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { bondIn, type Bond } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { optionsMeant, picksOption } from '../../options-meant.ts'
import { anyFormOf, type PolicyContext } from '../../policy-context.ts'
import { mayPost } from './may-post.ts'

/** What is chosen where something is set off, or is being chosen where that takes effect at once. */
export function chosenBond(act: Act, context: PolicyContext): Chosen | undefined {
  for (const option of optionsFor(act, context)) {
    const bond = bondIn(option) ?? (brings(act, option) ? 'binding' : undefined)
    if (bond) return { bond, option }
  }
  return tickedBond(act, context)
}

/**
 * "Published", where it is saved: the state is the deed. A form that only asks shows what is in that state, unless its
 * button says that it saves: WordPress edits its lists in forms that are sent by GET.
 */
function brings({ sends, pressed }: Act, option: string): boolean {
  if (sends === undefined || !vocabulary.done.has(lineOf(option))) return false
  return mayPost(sends, pressed) || (pressed?.names.some(saysSave) ?? false)
}

function saysSave(name: string): boolean {
  const line = lineOf(name)
  return vocabulary.changes.begins(line) || vocabulary.keeps.begins(line)
}

interface Chosen {
  readonly bond: Bond
  readonly option: string
}

function optionsFor(act: Act, context: PolicyContext): string[] {
  const { pressed, target, step, sends } = act
  if (!pressed) return target && takesEffect(act, context) ? optionsIn(step, target, false) : []
  const posts = sends !== undefined && mayPost(sends, pressed)
  return membersFor(act, context).flatMap((member) => {
    const options = optionsOf(member, posts, context)
    return member.use === 'choose' && options.length + stepsOn(member, context).length > 0
      ? options.concat(saidBy(pressed, member))
      : options
  })
}

/** What is chosen in one control of a form, by the page or by a step before. */
function optionsOf(member: Thing, posts: boolean, context: PolicyContext): string[] {
  const steps = stepsOn(member, context)
  if (member.use === 'choose') {
    const given = steps.map((one) => optionsIn(one, member, posts)).findLast(({ length }) => length > 0)
    return given ?? (member.state.value ? [member.state.value] : [])
  }
  const isTaken = steps.some(ticks) && (member.use === 'tick' || member.kind === 'option')
  return isTaken || (member.kind.endsWith('radio') && isTicked(member)) ? [member.name] : []
}

function stepsOn({ id }: Thing, { earlier }: PolicyContext): SequenceStep[] {
  return earlier.filter(({ elementId }) => elementId === id)
}

/**
 * What a button that says nothing of its own carries out: "Run payroll" in the list "With selected", and Go. Nobody
 * knows what such an option does, unless it is known to be harmless as well.
 */
export function chosenCommand(act: Act, context: PolicyContext): string | undefined {
  return membersFor(act, context)
    .flatMap((member) => {
      const isCommands = [...member.names, member.path.at(-1) ?? ''].some((name) =>
        isCoveredBy(lineOf(name), [vocabulary.commandLists]),
      )
      return optionsOf(member, true, context).filter(
        (option) => isCommands || vocabulary.commands.begins(lineOf(option)),
      )
    })
    .find((option) => /\p{L}/u.test(option) && !isCoveredBy(lineOf(option), idle))
}

const idle = [vocabulary.harmless, vocabulary.filter, vocabulary.views, vocabulary.every, vocabulary.chooses]

/** Whether a choice is made for good as soon as it is made. What is written into a list only narrows it. */
function takesEffect({ target, step }: Act, { page }: PolicyContext): boolean {
  if (!target) return false
  return (
    target.state.immediate === true || (picksOption(step, target) && anyFormOf(page, target) === undefined)
  )
}

/** What a step chooses in a list. Words that are written into it choose what they are a part of. */
function optionsIn(step: SequenceStep, list: Thing, posts: boolean): string[] {
  if (picksOption(step, list)) return namesIn(step)
  const { input, acts } = verbNamed(step.action) ?? {}
  if (!acts || (input !== 'text' && input !== 'value') || list.kind !== 'combobox') return []
  const { options = [] } = list.state
  if (options.length > 0) return optionsMeant(options, step.inputData ?? '')
  return posts && purposeOf(list) !== 'search' ? namesIn(step) : []
}

/** "Delete selected files", ticked. A box also says yes to what merely binds, "Send me a copy"; that asks for nothing. */
function tickedBond(act: Act, context: PolicyContext): Chosen | undefined {
  // What is ticked in a form that only asks narrows what is shown.
  if (act.sends && !mayPost(act.sends, act.pressed)) return undefined
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

function ticks({ action }: SequenceStep): boolean {
  const verb = verbNamed(action)
  return verb?.input === 'option' || (verb?.answers === true && verb.presses)
}

function unticks({ action }: SequenceStep): boolean {
  return action === 'uncheck'
}

import type { Thing } from '#assistant'
import { noElement, type PageTool, type SequenceStep } from '#protocol'
import type { Doable } from '../candidates/scene.ts'
import type { Phrasebook } from '../phrasebook.ts'

/** How the page must look after a step for the step to count as done. */
export type Goal =
  | { readonly kind: 'changed' }
  /** Nothing changes: something is pointed at. */
  | { readonly kind: 'shown' }
  /** A tool of the site ran, and answered. */
  | { readonly kind: 'told' }
  | { readonly kind: 'value'; readonly elementId: number; readonly value: string }
  | { readonly kind: 'checked'; readonly elementId: number; readonly checked: boolean }

export interface ToolCall {
  readonly tool: string
  readonly arguments: Readonly<Record<string, unknown>>
  /** Whether it changes nothing. */
  readonly reads: boolean
  /** What it answered, once it ran. */
  readonly told?: string
}

/** A step on the page, what it is called, and how one sees that it was done. */
export interface Move {
  readonly action: string
  readonly elementId: number
  readonly inputData?: string
  /** How often it is pressed; once, where nothing is said. */
  readonly times?: number
  /** Where something is dragged: onto an element or beside it, or by a distance. */
  readonly to?: SequenceStep['to']
  readonly by?: SequenceStep['by']
  readonly label: string
  readonly goal: Goal
  /** Of a call of one of the site's tools. */
  readonly call?: ToolCall
  /** The part of the sentence that it is for. */
  readonly said?: string
  /** What takes it back: the value or state that was there before. */
  readonly was?: string | boolean
  /** The one of several that was chosen before. */
  readonly instead?: number
  /** Which text names it. */
  readonly says:
    | 'stepClick'
    | 'stepClear'
    | 'stepScroll'
    | 'stepScrollTo'
    | 'stepBack'
    | 'stepReload'
    | 'stepOpen'
    | 'stepType'
    | 'stepSet'
    | 'stepSelect'
    | 'stepPick'
    | 'stepCheck'
    | 'stepUncheck'
    | 'stepKey'
    | 'stepPoint'
    | 'stepTool'
    | 'stepDrag'
}

/** What is done with a doable: pressed, ticked or unticked, chosen. */
export function moveOf(doable: Doable, on: boolean): Move {
  const { thing, use, option } = doable
  const base = { elementId: thing.id, label: labelOf(doable) }
  if (use === 'choose')
    return {
      ...base,
      action: 'select',
      inputData: option ?? '',
      label: thing.name || (doable.around[0]?.text ?? ''),
      goal: { kind: 'value', elementId: thing.id, value: option ?? '' },
      was: thing.state.value ?? '',
      says: 'stepSelect',
    }
  if (use === 'tick') {
    const checked = on || thing.kind.endsWith('radio')
    return {
      ...base,
      action: checked ? 'check' : 'uncheck',
      goal: { kind: 'checked', elementId: thing.id, checked },
      ...(!thing.kind.endsWith('radio') && { was: !checked }),
      says: thing.kind.endsWith('radio') ? 'stepPick' : checked ? 'stepCheck' : 'stepUncheck',
    }
  }
  if (use === 'write') return { ...base, action: 'focus', goal: { kind: 'shown' }, says: 'stepPoint' }
  return {
    ...base,
    action: 'click',
    goal: { kind: 'changed' },
    says: thing.kind === 'link' ? 'stepOpen' : 'stepClick',
  }
}

/** A value written into a field, or set where it is no text. */
export function writing(thing: Thing, value: string, label: string): Move {
  const sets = thing.use === 'set'
  return {
    action: thing.use === 'choose' ? 'select' : sets ? 'set_value' : 'type',
    elementId: thing.id,
    inputData: value,
    label,
    goal: { kind: 'value', elementId: thing.id, value },
    was: thing.state.value ?? '',
    says: thing.use === 'choose' ? 'stepSelect' : sets ? 'stepSet' : 'stepType',
  }
}

/** Empties a field. */
export function clearing(thing: Thing): Move {
  return {
    action: 'clear',
    elementId: thing.id,
    label: thing.name,
    goal: { kind: 'value', elementId: thing.id, value: '' },
    was: thing.state.value ?? '',
    says: 'stepClear',
  }
}

/** Moves the page, not a thing on it. */
export function moving(action: 'scroll' | 'back' | 'reload', to?: string): Move {
  const says = ({ scroll: 'stepScroll', back: 'stepBack', reload: 'stepReload' } as const)[action]
  const goal = { kind: action === 'back' ? 'changed' : 'shown' } as const
  return { action, elementId: -1, label: '', goal, says, ...(to !== undefined && { inputData: to }) }
}

/** Presses a field that opens something to choose from. */
export function opening({ id, name, kind }: Thing): Move {
  return { action: 'click', elementId: id, label: name || kind, goal: { kind: 'changed' }, says: 'stepClick' }
}

/** Chooses one of several. */
export function picking({ id, name }: Thing): Move {
  return {
    action: 'check',
    elementId: id,
    label: name,
    goal: { kind: 'checked', elementId: id, checked: true },
    says: 'stepPick',
  }
}

/** Drags a thing. The page itself looks whether it moved. */
export function dragging({ id, name, kind }: Thing, where: Pick<Move, 'to' | 'by'>): Move {
  return {
    action: 'drag',
    elementId: id,
    ...where,
    label: name || kind,
    goal: { kind: 'shown' },
    says: 'stepDrag',
  }
}

/** Shows where a thing is. */
export function pointing(elementId: number, label: string): Move {
  return { action: 'highlight', elementId, label, goal: { kind: 'shown' }, says: 'stepPoint' }
}

/** Runs a tool of the site. */
export function calling(
  { name, readOnly }: PageTool,
  label: string,
  given: Readonly<Record<string, unknown>>,
): Move {
  return {
    action: 'call_tool',
    elementId: noElement,
    call: { tool: name, arguments: given, reads: readOnly === true },
    label,
    goal: { kind: 'told' },
    says: 'stepTool',
  }
}

/** Sends a line of text with the Enter key. */
export function pressEnter(thing: Thing): Move {
  return {
    action: 'press_key',
    elementId: thing.id,
    inputData: 'Enter',
    label: 'Enter',
    goal: { kind: 'changed' },
    says: 'stepKey',
  }
}

/** What a thing is called where others are called the same: with what it belongs to. */
export function labelOf({ thing, around, namesakes, option }: Doable): string {
  const own = option ?? thing.name
  const [beside] = around
  if (own === '') return beside?.text ?? thing.kind
  return namesakes > 0 && beside && beside.text.length < 60 ? `${own}: ${beside.text}` : own
}

/** A move as the policy and the widget take it. */
export function stepOf(move: Move, say: Phrasebook): SequenceStep {
  const { action, elementId, inputData, label, says, call } = move
  return {
    action,
    elementId,
    ...(inputData !== undefined && { inputData }),
    ...(move.times !== undefined && { times: move.times }),
    ...(move.to && { to: move.to }),
    ...(move.by && { by: move.by }),
    ...(call && { tool: call.tool, arguments: call.arguments }),
    description: say(says, { label, value: inputData ?? '' }),
  } as SequenceStep
}

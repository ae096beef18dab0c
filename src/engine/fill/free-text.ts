import type { Slot } from './slots.ts'

/** What words mean that speak of something to be written down. */
export const notes = new Set([
  'field.notes',
  'field.message',
  'field.comment',
  'message',
  'note-app',
  'observation',
  'write',
])

/** The field for free text of each form that has one. */
export function freeTextSlots(slots: readonly Slot[]): Slot[] {
  return slots.filter(
    (slot) =>
      takesText(slot) &&
      !slots.some((other) => other !== slot && other.form === slot.form && takesText(other)),
  )
}

/** A field of several lines: those of one line tell their sort. */
function takesText({ purpose, thing, options }: Slot): boolean {
  const lines = thing.kind === 'textbox' && thing.state.inputType === undefined
  return options.length === 0 && (purpose === 'message' || (purpose === undefined && lines))
}

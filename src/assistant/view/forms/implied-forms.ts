import { kindTraits } from '#protocol'
import type { ViewLine } from '../page-view.ts'

/** Fields that belong together although no form is around them, by their lines. */
export interface ImpliedForm {
  readonly fields: readonly number[]
  readonly submits: readonly number[]
}

/** What keeps a form's fields together: one form does not reach out of it. */
const containers = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'frame',
  'main',
  'navigation',
  'record',
  'region',
  'search',
  'tabpanel',
  'toolbar',
])
/** What a form does not contain: a button behind one of these has nothing to do with fields before it. */
const dividers = new Set(['table', 'list', 'record', 'region', 'tabpanel'])
/** So many lines of small print may stand between the last field and its button. */
const reach = 8

interface Run {
  readonly fields: number[]
  readonly submits: number[]
  last: number
}

/** Finds fields that are followed by the button which sends them, as scripts send them without a form. */
export function impliedForms(
  lines: readonly ViewLine[],
  isThing: (line: ViewLine) => boolean,
): ImpliedForm[] {
  const runs: Run[] = []
  const current = new Map<number, Run>()
  for (const line of lines) {
    const container = containerOf(line, lines)
    if (dividers.has(line.kind)) current.delete(container)
    if (!isThing(line) || line.state.form !== undefined) continue
    const run = current.get(container)
    if (isField(line)) {
      const taken = run && run.submits.length === 0 ? run : begin(runs)
      taken.fields.push(line.index)
      taken.last = line.index
      current.set(container, taken)
    } else if (run && isSubmit(line) && line.index - run.last <= reach) {
      run.submits.push(line.index)
      run.last = line.index
    }
  }
  return runs.filter(
    ({ fields, submits }) => submits.length > 0 && fields.some((index) => isAsked(lines[index])),
  )
}

function begin(runs: Run[]): Run {
  const run: Run = { fields: [], submits: [], last: 0 }
  runs.push(run)
  return run
}

/** The line of the part around a line that a form would not reach out of; -1 for the page. */
function containerOf({ parent }: ViewLine, lines: readonly ViewLine[]): number {
  for (let at = lines[parent]; at; at = lines[at.parent]) if (containers.has(at.kind)) return at.index
  return -1
}

const fieldUses = new Set(['write', 'choose', 'set', 'tick'])
const sliders = new Set(['slider', 'range'])

/** A list or a box by itself takes effect; a number or a day is as often one of several things to fill in. */
function isField({ kind, state }: ViewLine): boolean {
  const { use = '' } = kindTraits(kind)
  if (use === 'set' && !sliders.has(kind)) return true
  return fieldUses.has(use) && !state.immediate && !kind.startsWith('menuitem')
}

/** Boxes alone are a list of things to do or of settings, not a form. */
function isAsked(line: ViewLine | undefined): boolean {
  return line !== undefined && (line.kind === 'radio' || kindTraits(line.kind).use !== 'tick')
}

/** A button that opens, toggles or only shows a sign sends nothing. */
function isSubmit({ kind, text, state }: ViewLine): boolean {
  if (state.submits) return true
  const toggles = state.pressed !== undefined || state.expanded !== undefined || state.popup !== undefined
  return kind === 'button' && !toggles && /\p{L}{2}|\p{Lo}/u.test(text || (state.shown ?? ''))
}

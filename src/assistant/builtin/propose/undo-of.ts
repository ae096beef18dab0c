import { verbNamed } from '#protocol'
import type { Move } from '../act/outcome.ts'
import { leadsAway } from '../ground/leads-away.ts'
import type { PageIndex, Thing } from '../ground/page-index.ts'
import type { Intent } from '../understand/intent.ts'

type Undo = (thing: Thing, index: PageIndex) => Intent | undefined

/** How moves are taken back on the page as it is before them, the last first; null when one of them cannot be. */
export function undoOf(moves: readonly Move[], index: PageIndex): Intent[] | null {
  const undone: Intent[] = []
  for (const { step } of moves.toReversed()) {
    if (verbNamed(step.action)?.undo === 'needless') continue
    const thing = index.things.find(({ element }) => element.id === step.elementId)
    const intent = thing && undos[step.action]?.(thing, index)
    if (!intent) return null
    undone.push(intent)
  }
  return undone
}

const restore: Undo = ({ label, element: { id, value = '' } }) =>
  value === ''
    ? { kind: 'clear', target: label, elementId: id }
    : { kind: 'set', target: label, value, elementId: id }

/** What takes back each action, by what its element was before. */
const undos: Readonly<Record<string, Undo>> = {
  type: restore,
  set_value: restore,
  clear: restore,
  select: ({ element: { id, value } }) =>
    value === undefined ? undefined : { kind: 'select', phrase: value, elementId: id, option: value },
  uncheck: ({ label, element }) => ({ kind: 'check', target: label, elementId: element.id }),
  check: (thing, index) => {
    const { label, kind, element } = thing
    if (kind !== 'radio') return { kind: 'uncheck', target: label, elementId: element.id }
    const before = index.things.find((other) => isChosenBeside(other, thing))
    return before && { kind: 'check', target: before.label, elementId: before.element.id }
  },
  click: (thing, index) => (leadsAway(thing, index) ? { kind: 'back' } : undefined),
}

function isChosenBeside({ kind, element }: Thing, { element: own }: Thing): boolean {
  return (
    kind === 'radio' && element.checked === true && element.parent === own.parent && element.form === own.form
  )
}

import { leaveToVisitor } from '../act/guard.ts'
import { nameOf } from '../act/moves.ts'
import { formsOf } from '../fill/forms.ts'
import { isMissing } from '../fill/missing.ts'
import { answer, type Reply } from '../reply.ts'
import { isEntry, tellDeeds } from './deed.ts'
import { joined, type Desk } from './desk.ts'

/** The end of a task: what was seen to work, what was not, and what found no place. */
export function conclude(desk: Desk, more = ''): Reply {
  const { view, task, say, speech, handled } = desk
  const memory = { version: 2, handled } as const
  if (task.unseen.length > 0) {
    return answer(joined(...speech, say('unseen', { list: task.unseen.join('; ') }), more), memory)
  }
  if (task.done.length === 0) {
    const said = joined(...speech, more)
    return answer(said || say('notUnderstood'), memory, said === '')
  }
  const summary = task.done.join('; ')
  const unused = task.facts.map(({ value }) => say('quote', { name: value })).join(', ')
  const message = joined(
    ...speech,
    tellDeeds(task.deeds, say, view.language),
    unused && say('unused', { list: unused }),
    leftToVisitor(desk),
    more,
  )
  return { proposal: { kind: 'finish', summary, message }, memory: { ...memory, undo: task.undo } }
}

/** What the page that a form has led to wants of the visitor alone: a card, a consent, a file. */
function leftToVisitor({ task: { deeds }, index, say }: Desk): string {
  const last = deeds.at(-1)
  if (!last || isEntry(last) || !deeds.some(isEntry)) return ''
  const [form, other] = formsOf(index)
    .map(({ things }) => things.filter((thing) => isMissing(thing, things)))
    .filter((missing) => missing.length > 0)
  if (!form || other || form.some((thing) => leaveToVisitor(thing, say) === undefined)) return ''
  return say('leftToYou', { list: form.map((thing) => say('quote', { name: nameOf(thing) })).join(', ') })
}

import { answer, type Reply } from '../reply.ts'
import { tellDeeds } from './deed.ts'
import { joined, type Desk } from './desk.ts'

/** The end of a task: what was seen to work, what was not, and what found no place. */
export function conclude({ view, task, say, speech, handled }: Desk, more = ''): Reply {
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
    more,
  )
  return { proposal: { kind: 'finish', summary, message }, memory }
}

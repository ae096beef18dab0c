import { answer, type Reply } from '../reply.ts'
import { joined, type Desk } from './desk.ts'

/** The end of a task: what was seen to work, what was not, and what found no place. */
export function conclude({ task, say, speech, handled }: Desk, more = ''): Reply {
  const memory = { version: 1, handled } as const
  if (task.unseen.length > 0) {
    return answer(joined(...speech, say('unseen', { list: task.unseen.join('; ') }), more), memory)
  }
  if (task.done.length === 0) {
    const said = joined(...speech, more)
    return answer(said || say('notUnderstood'), memory, said === '')
  }
  const summary = task.done.join('; ')
  const unused = task.facts.map(({ value }) => `“${value}”`).join(', ')
  const message = joined(
    ...speech,
    say('done', { list: summary }),
    unused && say('unused', { list: unused }),
    more,
  )
  return { proposal: { kind: 'finish', summary, message }, memory }
}

import type { EngineView } from '../../engine.ts'
import { nameOf } from '../act/moves.ts'
import { indexPage } from '../ground/page-index.ts'
import type { Memory, Pending, Task } from '../memory.ts'
import { refusalOf, type Refusal } from '../observe/submission.ts'
import { joined } from '../propose/desk.ts'
import { answer, type Reply } from '../reply.ts'
import { phrasebook } from '../texts/index.ts'
import { work } from '../work.ts'

/** What to say of a form that the page did not take; undefined when nothing shows that. */
export function onRefusal(pending: Pending, task: Task, memory: Memory, view: EngineView): Reply | undefined {
  const index = indexPage(view.page ?? {})
  const refusal = pending.submission && refusalOf(pending.submission, index)
  if (!refusal) return undefined
  const say = phrasebook(view.language)
  const quote = (name: string): string => say('quote', { name })
  const { wanted, complaints, submission }: Refusal = refusal
  const [first] = wanted
  if (!first) {
    const passages = complaints.map(quote).join(' ')
    const text = joined(say('pressed', { list: quote(submission.label) }), say('says', { passages }))
    return answer(text, { version: 2, handled: memory.handled }, true)
  }
  const press = { kind: 'click', target: submission.label, elementId: submission.elementId } as const
  const rest = [{ kind: 'supply', elementId: first.element.id, resume: press } as const, ...task.rest]
  const speech = [say('stillWants', { list: wanted.map((thing) => quote(nameOf(thing))).join(', ') })]
  return work({ ...task, rest }, view, memory.handled, { index, speech })
}

import type { EngineView } from '../../engine.ts'
import type { Scene } from '../act/outcome.ts'
import { plan } from '../act/plan.ts'
import { indexPage, plain, type PageIndex } from '../ground/page-index.ts'
import { noTask, type Memory, type Task } from '../memory.ts'
import { answer, type Reply } from '../reply.ts'
import { phrasebook } from '../texts/index.ts'
import { correctionIn } from '../understand/correction.ts'
import type { Intent } from '../understand/intent.ts'
import { shortReply } from '../understand/short-reply.ts'
import { chat } from './chat.ts'
import { smallTalk } from '../understand/small-talk.ts'
import { clausesOf, understand } from '../understand/understand.ts'
import { isAside } from '../understand/aside.ts'
import { nameListed } from '../understand/name-listed.ts'
import { isQuestion } from '../understand/question.ts'
import { isUndo } from '../understand/undo.ts'
import { work } from '../work.ts'
import { replyTo } from './reply-to.ts'

/** Takes up what the visitor wrote: a reply to our question, small talk, or a new task. */
export function onMessage(message: string, handled: string, memory: Memory, view: EngineView): Reply {
  // Nobody means a gap of that size, and many patterns look at a blank with all that follow it.
  const said = message.replace(/[^\S\n]{9,}/g, ' ')
  const instead = correctionIn(said)
  const wish = instead ?? said
  const text = memory.asked?.kind === 'listed' ? nameListed(wish, memory.asked.names) : wish
  const say = phrasebook(view.language)
  const fresh: Memory = { version: 2, handled, topic: memory.topic, topicAt: memory.topicAt }
  const index = indexPage(view.page ?? {})
  const short = isLabel(text, index) ? undefined : shortReply(text)
  if (short === 'stop') return answer(say(isAtWork(memory) ? 'stopped' : 'agreed'), fresh)
  const replied = memory.asked && replyTo(memory.asked, text, short, memory.task ?? noTask, index, view.now)
  if (replied === 'declined') return answer(say('notDone'), fresh)
  if (replied) return work(replied, view, handled, { index })
  if (short === 'no') return answer(say('notDone'), fresh)
  if (short === 'yes') return answer(say('notUnderstood'), fresh, true)
  if (isUndo(text) && !isLabel(text, index)) return undo(memory, view, handled)
  const talk = smallTalk(text)
  if (talk) return chat(talk, index, say, fresh)
  if (!view.page) return answer(say('noPage'), fresh, true)
  const topic = memory.topicAt === view.page?.url ? memory.topic : undefined
  const task = { ...newTask(text, index), topic }
  const retracted =
    instead === undefined ? [] : toRetract(text, memory, { index, say, now: view.now, facts: [] })
  return work({ ...task, rest: [...retracted, ...task.rest] }, view, handled, { index })
}

/** Whether something was begun or asked that can be left. */
function isAtWork({ task, asked }: Memory): boolean {
  return task?.pending !== undefined || (asked !== undefined && asked.kind !== 'listed')
}

/** `No, floor lamps`: a box that was ticked by mistake is unticked before another is; other choices replace one another. */
function toRetract(text: string, { undo }: Memory, scene: Scene): Intent[] {
  const outcome = plan(understand(text, scene.index), scene)
  const isToggle = (id: number | undefined): boolean =>
    scene.index.things.some(({ kind, element }) => element.id === id && kind === 'toggle')
  const ticks = outcome.kind === 'moves' && outcome.moves.some(({ step }) => isToggle(step.elementId))
  if (!ticks || !undo) return []
  const boxes = undo.filter((one) => 'elementId' in one && isToggle(one.elementId))
  const ticked = boxes.filter(({ kind }) => kind === 'uncheck')
  return ticked.length > 0 ? ticked : boxes
}

/** Takes back what was done last, as far as there is a way. */
function undo(memory: Memory, view: EngineView, handled: string): Reply {
  const { task } = memory
  if (task?.pending && task.done.length === 0)
    return answer(phrasebook(view.language)('notDone'), { version: 2, handled })
  if (memory.undo?.length) return work({ ...noTask, rest: memory.undo }, view, handled)
  return answer(phrasebook(view.language)('cannotUndo'), { version: 2, handled }, true)
}

function newTask(text: string, index: PageIndex): Task {
  const clauses = clausesOf(text, index)
  // `I bought a mug last week. Can I return it?` is one question.
  const rest =
    clauses.length > 1 &&
    isQuestion(clauses.at(-1) ?? '') &&
    clauses.slice(0, -1).every((clause) => isAside(clause))
      ? [text]
      : clauses
  return { ...noTask, rest, ...(rest.length > 1 && { said: text }) }
}

function isLabel(text: string, index: PageIndex): boolean {
  const folded = plain(text)
  return index.things.some((thing) => thing.folded === folded)
}

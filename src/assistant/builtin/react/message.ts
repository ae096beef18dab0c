import type { EngineView } from '../../engine.ts'
import { indexPage, plain, type PageIndex } from '../ground/page-index.ts'
import { noTask, type Memory, type Task } from '../memory.ts'
import { answer, type Reply } from '../reply.ts'
import { phrasebook } from '../texts/index.ts'
import { shortReply } from '../understand/short-reply.ts'
import { chat } from './chat.ts'
import { smallTalk } from '../understand/small-talk.ts'
import { clausesOf } from '../understand/understand.ts'
import { isAside } from '../understand/aside.ts'
import { nameListed } from '../understand/name-listed.ts'
import { isQuestion } from '../understand/question.ts'
import { isUndo } from '../understand/undo.ts'
import { work } from '../work.ts'
import { replyTo } from './reply-to.ts'

/** Takes up what the visitor wrote: a reply to our question, small talk, or a new task. */
export function onMessage(said: string, handled: string, memory: Memory, view: EngineView): Reply {
  const text = memory.asked?.kind === 'listed' ? nameListed(said, memory.asked.names) : said
  const say = phrasebook(view.language)
  const fresh: Memory = { version: 2, handled }
  const index = indexPage(view.page ?? {})
  const short = isLabel(text, index) ? undefined : shortReply(text)
  if (short === 'stop') return answer(say('stopped'), fresh)
  const replied = memory.asked && replyTo(memory.asked, text, short, memory.task ?? noTask, index, view.now)
  if (replied === 'declined') return answer(say('notDone'), fresh)
  if (replied) return work(replied, view, handled, { index })
  if (short === 'no') return answer(say('notDone'), fresh)
  if (short === 'yes') return answer(say('notUnderstood'), fresh, true)
  if (isUndo(text) && !isLabel(text, index)) return undo(memory, view, handled)
  const talk = smallTalk(text)
  if (talk) return chat(talk, index, say, fresh)
  if (!view.page) return answer(say('noPage'), fresh, true)
  return work(newTask(text, index), view, handled, { index })
}

/** Takes back what was done last, as far as there is a way. */
function undo(memory: Memory, view: EngineView, handled: string): Reply {
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

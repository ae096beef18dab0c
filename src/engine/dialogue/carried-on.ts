import { fingerprint } from '#assistant'
import { goOnWords, yesWords } from '#languages'
import type { Sentence } from '../understand/sentence.ts'
import { cuePlaces, phraseReader } from '../words/cues.ts'
import { toCart } from '../plan/to-cart.ts'
import { isReached } from './is-reached.ts'
import { fresh, type Task } from './memory.ts'
import { concluded } from './on-outcome.ts'
import { propose } from './propose.ts'
import { offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** "Go on", "yes, continue" after a stop: what is left of what was stopped is done, once, as the page shows it now. */
export function carriedOn(sentence: Sentence, context: ReplyContext): Promise<Reply> | Reply | undefined {
  const { task } = context.memory
  return task && saysGoOn(sentence) ? resumed(task, context) : undefined
}

function resumed(task: Task, context: ReplyContext): Promise<Reply> | Reply {
  const { view, memory, say } = context
  const seen = { page: view.page, result: { success: true }, before: task.before, pageIsNew: true }
  const isUntouched = fingerprint(view.page) === task.before.fingerprint
  const open = isUntouched ? task.pending : task.pending.filter((move) => !isReached(move, seen))
  const [press, other] = task.pending.filter(({ goal }) => goal.kind === 'changed')
  const done = task.pending.filter((move) => !open.includes(move))
  // What was set shows on the page as well as what was pressed behind it.
  const isUnsure = press && !other && !open.includes(press) && view.page?.url === task.before.url
  const isPressed = isUnsure && open.length === 0 ? cartChanged(task, context) : false
  if (isUnsure && isPressed === undefined && task.pending.length > 1) {
    const todo = task.todo.length > 0 ? { todo: task.todo.join(', ') } : {}
    const offer = { label: press.label, moves: [press, ...task.rest], ...todo }
    return offering(say('pressNow', { label: press.label }), [offer], fresh(memory))
  }
  // A press comes behind what is set for it.
  const isLeft = task.pending.length > 1 && isPressed === false
  const left = isUnsure && isLeft ? [...open, press] : open
  const progress = { ...task, done: [...task.done, ...done.filter((move) => !left.includes(move))] }
  if (left.length > 0) return propose([...left, ...task.rest], context, progress)
  return concluded(progress, task, context)
}

/** Whether something came into the cart; undefined where its link does not count. */
function cartChanged({ before }: Task, { scene }: ReplyContext): boolean | undefined {
  const shown = scene && toCart(scene)?.label
  if (shown === undefined || before.cart === undefined) return undefined
  return shown !== before.cart || (/\d/.test(shown) ? false : undefined)
}

const readGoOn = phraseReader(['goOn', 'yes'], joined())

function joined(): typeof goOnWords {
  const languages = Object.keys(goOnWords) as (keyof typeof goOnWords)[]
  return Object.fromEntries(
    languages.map((language) => [language, `${goOnWords[language]}\n${yesWords[language]}`]),
  ) as typeof goOnWords
}

/** Nothing but that it shall go on, and a yes or a small word beside it. */
function saysGoOn(sentence: Sentence): boolean {
  const { words, weights, cues, senses, language, negated } = sentence
  const found = readGoOn(words, language)
  const going = senses.filter(({ notion }) => notion === 'nav.continue')
  if (negated.some(Boolean) || !(going.length > 0 || found.some(({ name }) => name === 'goOn'))) return false
  const places = new Set([
    ...going.flatMap((sense) => sense.places),
    ...found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    ...cuePlaces(cues, new Set(['filler'])),
    ...senses.flatMap((sense) => (sense.notion === 'talk.yes' ? sense.places : [])),
  ])
  return words.every((_, place) => places.has(place) || (weights[place] ?? 0) === 0)
}

import { groundChoice, matchOption } from '../ground/choices.ts'
import { plain, type PageIndex, type Thing } from '../ground/page-index.ts'
import { placeOf } from '../language/ordinals.ts'
import type { Fact, FactKind } from '../fill/fact.ts'
import { readFacts } from '../fill/read-facts.ts'
import { purposeOf } from '../fill/purpose.ts'
import { valueFor } from '../fill/value-for.ts'
import { noTask, type Asked, type Option, type Task } from '../memory.ts'
import { politeEnd } from '../understand/command-words.ts'
import { isImperative } from '../understand/imperative.ts'
import type { Intent } from '../understand/intent.ts'
import { isQuestion } from '../understand/question.ts'
import type { ShortReply } from '../understand/short-reply.ts'
import { understand } from '../understand/understand.ts'

const goOn =
  /^(?:(?:yes|ok|okay|please|and|now|then)[, ]+)*(?:continue|go on|next|next (?:page|step)|proceed|carry on|move on|weiter|continuer|continúa|continuar|continua|avanti|verder|dalej|devam(?: et)?|تابع|続けて|次へ|继续)(?: please)?[.!]*$/iu

/** The task that an answer to our own question leads to; undefined when the message is about something else. */
export function replyTo(
  asked: Asked,
  text: string,
  short: ShortReply | undefined,
  task: Task,
  index: PageIndex,
  now: Date,
): Task | 'declined' | undefined {
  if (asked.kind === 'offer') {
    if (short === 'no') return 'declined'
    return short === 'yes' || goOn.test(text.trim()) ? { ...task, rest: [asked.intent] } : undefined
  }
  if (asked.kind === 'listed') return undefined
  if (asked.kind === 'which') return pickOption(asked.options, text, short, task)
  if (short === 'no') return 'declined'
  const again = short === 'yes' ? askedAgain(asked, task, index) : undefined
  return again ?? fieldValue(asked, text, task, index, now)
}

function pickOption(
  options: readonly Option[],
  text: string,
  short: ShortReply | undefined,
  task: Task,
): Task | 'declined' | undefined {
  if (short === 'no') return 'declined'
  const labels = options.map(({ label }) => label)
  const exact = options.find(({ label }) => plain(label) === plain(text))
  const place = placeOf(text)
  const byPlace = place === undefined ? undefined : options.at(place === -1 ? -1 : place - 1)
  const only = short === 'yes' && options.length === 1 ? options[0] : undefined
  const found = matchOption(text, labels)
  const near =
    found.kind === 'sure' && text.split(/\s+/).length <= 8
      ? options.find(({ label }) => label === found.options[0])
      : undefined
  const picked = exact ?? byPlace ?? only ?? near
  return picked && { ...task, rest: [picked.intent, ...(picked.after ?? []), ...task.rest] }
}

/** A yes is no name and no town: what a text field is asked for is asked for once more. */
function askedAgain(
  { elementId }: Extract<Asked, { kind: 'field' }>,
  task: Task,
  { things }: PageIndex,
): Task | undefined {
  const thing = things.find(({ element }) => element.id === elementId)
  if (thing?.kind !== 'field') return undefined
  const { form } = thing.element
  const complete: Intent = { kind: 'complete', ...(form !== undefined && { form }) }
  return { ...task, rest: [{ kind: 'supply', elementId, resume: complete }, ...withoutComplete(task.rest)] }
}

function withoutComplete(rest: Task['rest']): Task['rest'] {
  return rest.filter((one) => typeof one === 'string' || one.kind !== 'complete')
}

/** The value for the field we asked for, and whatever else the visitor told along with it. */
function fieldValue(
  { elementId, label }: Extract<Asked, { kind: 'field' }>,
  text: string,
  task: Task,
  index: PageIndex,
  now: Date,
): Task | undefined {
  const thing = index.things.find(({ element }) => element.id === elementId)
  if (!thing) return undefined
  const asCommand = understand(text, index)
  if (
    isQuestion(text) ||
    (asCommand.kind !== 'do' && asCommand.kind !== 'type' && asCommand.kind !== 'select')
  )
    return undefined
  if (goOn.test(text.trim())) return { ...noTask, facts: task.facts, rest: [text] }
  const purpose = purposeOf(thing)
  const facts = readFacts(text, index, now)
  const own = facts.find(({ kind }) => kind === purpose && purpose !== 'text')
  if (!own && purpose !== 'text' && facts.some(({ kind }) => unmistakable.has(kind))) return undefined
  const value = own?.value ?? bare(text)
  if (!own && isOrder(text, value, thing, index, now)) return undefined
  const others = own ? facts.filter((fact) => fact !== own && fact.kind !== 'text') : []
  const put: Intent = { kind: 'set', target: label, value, elementId }
  const chosen = own ? facts.flatMap((fact) => choiceIn(fact, index)) : []
  const { form } = thing.element
  const next: Intent[] =
    others.length > 0
      ? [{ kind: 'fill', form: '', text: '' }]
      : [{ kind: 'complete', ...(form !== undefined && { form }) }]
  return {
    ...task,
    facts: [...task.facts, ...others],
    rest: [put, ...chosen, ...next, ...withoutComplete(task.rest)],
  }
}

/** `Express please, next Friday`: words beside the value that choose something plainly. */
function choiceIn({ kind, value }: Fact, index: PageIndex): Intent[] {
  const phrase = value.replace(politeEnd, '')
  const found = kind === 'text' ? groundChoice(phrase, index, isRadio, true) : undefined
  return found?.kind === 'sure' ? [{ kind: 'select', phrase, elementId: found.choice.thing.element.id }] : []
}

const isRadio = ({ kind }: Thing): boolean => kind === 'radio'

/** Values that nobody gives for a field of another kind. */
const unmistakable: ReadonlySet<FactKind> = new Set(['email', 'tel', 'street', 'postal-code'])

/** `Pay by bank transfer` orders something, though of nothing by name. */
const asksFor =
  /^(?:please )?(?:pay|ship|deliver|send|go|sort|search|look|scroll|check out|sign|log) (?:by|with|via|to|for|back|on|out|in|up|down)\b/i

/** Whether words are no value but an order: they name what can be pressed, or order what the field cannot hold. */
function isOrder(text: string, value: string, thing: Thing, { things }: PageIndex, now: Date): boolean {
  const { element } = thing
  const isOption = element.options?.some((option) => plain(option) === plain(value)) ?? false
  const isName = things.some(
    ({ kind, folded }) => (kind === 'link' || kind === 'button') && folded === plain(text),
  )
  // Only what takes any words may be told `leave it with the neighbours`.
  const holdsWords = purposeOf(thing) === 'text' && valueFor(element, value, now) !== undefined
  return (isName && !isOption) || (!isOption && (isImperative(text) || asksFor.test(text)) && !holdsWords)
}

function bare(text: string): string {
  return text
    .trim()
    .replace(
      /^(?:it's|it’s|it is|that's|that is|my [\p{L} ]{2,20} is|the [\p{L} ]{2,20} is|use|put|enter|type|write|choose|select|please)\s+/iu,
      '',
    )
    .replace(/^["“'](.+)["”']$/, '$1')
    .replace(/(?<=[\p{L}])\.$/u, '')
}

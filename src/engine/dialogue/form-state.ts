import { formStateWords, sayingReader } from '#languages'
import type { Field, Form } from '#assistant'
import type { Sentence } from '../understand/sentence.ts'
import { formFilled, isLeft, isWanted, missingIn, sendingButton } from './ask-missing.ts'
import { fresh } from './memory.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

const readingsOf = sayingReader(Object.values(formStateWords))

/** What a form still wants, for whoever asks how far it is filled in; undefined where nobody does, or there is none. */
export function formState({ text }: Sentence, context: ReplyContext): Reply | undefined {
  const asks = readingsOf(text).some(
    (said) => said.has('asking') && (said.has('lacking') || said.has('filling')),
  )
  const form = asks ? formMeant(context) : undefined
  if (!form) return undefined
  const { memory, say } = context
  const listed = (fields: readonly Field[]) =>
    fields.map(({ label }) => say('quote', { name: label })).join(', ')
  const missing = missingIn(form)
  const own = form.fields.filter((field) => isWanted(field) && isLeft(field.thing))
  const wants = [
    ...(missing.length > 0 ? [say('stillWants', { list: listed(missing) })] : []),
    ...(own.length > 0 ? [say('leftToYou', { list: listed(own) })] : []),
  ]
  if (wants.length > 0) return answer(wants.join(' '), fresh(memory))
  const empty = form.fields.filter(
    ({ value, checked, choices }) => value === '' && checked === undefined && choices.length === 0,
  )
  const open = empty.length > 0 ? ` ${say('stillEmpty', { list: listed(empty) })}` : ''
  const press = sendingButton(form, context)
  if (!press) return answer(say('nothingMissing') + open, fresh(memory))
  const offered = [{ label: press.label, moves: [press] }]
  return offering(say('onlyPress', { label: press.label }) + open, offered, fresh(memory))
}

/** The form that was filled in last, or of those on the page the one with most to fill in. */
function formMeant(context: ReplyContext): Form | undefined {
  const { scene, memory } = context
  const filled = memory.last && formFilled(memory.last.moves, context)
  const forms = (scene?.view.forms ?? []).filter(({ search, fields }) => !search && fields.length > 0)
  const weight = ({ fields }: Form) => fields.length + fields.filter(({ required }) => required).length
  return filled ?? forms.toSorted((one, other) => weight(other) - weight(one))[0]
}

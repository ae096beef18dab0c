import type { OutlineForm } from '#protocol'
import { isEmptyChoice } from './empty-choice.ts'
import { isSecret } from './is-secret.ts'
import type { Field, Form, Thing, ViewLine } from '../page-view.ts'
import { purposeOf } from './purpose.ts'

export interface FormSources {
  readonly declared: readonly OutlineForm[]
  readonly things: readonly Thing[]
  readonly lines: readonly ViewLine[]
  /** Whether a control whose line tells no value is empty. Older clients tell none at all. */
  readonly tellsValues: (thing: Thing) => boolean
  /** Lines of what sends the forms that are only implied, in the order of their indexes. */
  readonly implied: readonly { readonly submits: readonly number[] }[]
}

/** The forms of a page with what they ask, hold and lack. */
export function formsOf(sources: FormSources): Form[] {
  const { declared, things, implied } = sources
  const members = new Map<number, Thing[]>()
  for (const thing of things)
    if (thing.form !== undefined) members.set(thing.form, [...(members.get(thing.form) ?? []), thing])
  const forms = declared.map((form, index): Form => {
    const inside = members.get(index) ?? []
    return {
      index,
      name: form.name?.trim() || titleOf(inside),
      declared: true,
      search: form.search === true,
      method: form.method,
      action: form.action,
      fields: fieldsOf(inside, sources),
      submits: inside.filter(({ state }) => state.submits),
    }
  })
  for (const { submits } of implied) {
    const index = forms.length
    const inside = members.get(index) ?? []
    const fields = fieldsOf(inside, sources)
    forms.push({
      index,
      name: titleOf(inside),
      declared: false,
      search: fields.length > 0 && fields.every(({ thing }) => isSearch(thing)),
      method: undefined,
      action: undefined,
      fields,
      submits: inside.filter(({ line }) => submits.includes(line)),
    })
  }
  return forms
}

/** Without a name of its own a form is called after what stands above it. */
function titleOf([first]: readonly Thing[]): string {
  return first?.path.at(-1) ?? ''
}

function isSearch({ kind, state }: Thing): boolean {
  return kind === 'searchbox' || state.inputType === 'search'
}

const fieldUses = new Set(['write', 'choose', 'set', 'tick'])

function fieldsOf(things: readonly Thing[], { lines, tellsValues }: FormSources): Field[] {
  const fields: Field[] = []
  const questions = new Map<string, Thing[]>()
  for (const thing of things) {
    if (!fieldUses.has(thing.use ?? '') && thing.kind !== 'file') continue
    if (thing.kind !== 'radio') fields.push(fieldOf(thing, tellsValues))
    else {
      const question = questionOf(thing, lines)
      const choices = questions.get(question)
      if (choices) choices.push(thing)
      else {
        questions.set(question, [thing])
        fields.push(fieldOf(thing, tellsValues))
      }
    }
  }
  const asked = new Map([...questions.values()].map((choices) => [choices[0], choices]))
  return fields.map((field) => {
    const choices = asked.get(field.thing)
    return choices ? choiceField(choices) : field
  })
}

/** Radio buttons of one group, or of one title where the page groups none, answer one question. */
function questionOf({ line, path }: Thing, lines: readonly ViewLine[]): string {
  for (let at = lines[lines[line]?.parent ?? -1]; at; at = lines[at.parent])
    if (at.kind === 'group' || at.kind === 'list') return `in ${at.index}`
  return `under ${path.join(' › ')}`
}

function fieldOf(thing: Thing, tellsValues: (thing: Thing) => boolean): Field {
  const { state, use, name } = thing
  const secret = isSecret(thing)
  const hidden = secret || state.mark === 'mask' || thing.kind === 'file'
  const checked = use === 'tick' ? state.checked === true : undefined
  const value = hidden || use === 'tick' ? undefined : (state.value ?? (tellsValues(thing) ? '' : undefined))
  const empty =
    use === 'tick'
      ? !hidden && state.checked === false
      : value !== undefined && (value.trim() === '' || (use === 'choose' && isEmptyChoice(value, state)))
  return {
    thing,
    choices: [],
    label: name,
    purpose: purposeOf(thing),
    value: empty && value !== undefined ? '' : value,
    checked,
    required: state.required === true,
    missing: empty && state.required === true && !state.disabled,
    invalid: state.invalid,
    secret,
  }
}

function choiceField(choices: readonly Thing[]): Field {
  const chosen = choices.find(({ state }) => state.checked === true)
  const thing = chosen ?? choices[0]!
  const required = choices.some(({ state }) => state.required)
  const told = choices.every(({ state }) => state.checked !== undefined)
  return {
    thing,
    choices,
    label: thing.path.at(-1) ?? thing.name,
    purpose: undefined,
    value: chosen?.name ?? (told ? '' : undefined),
    checked: undefined,
    required,
    missing: required && told && !chosen && !choices.every(({ state }) => state.disabled),
    invalid: choices.find(({ state }) => state.invalid)?.state.invalid,
    secret: false,
  }
}

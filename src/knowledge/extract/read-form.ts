import { elementsIn, isHidden, textOf, type HtmlElement } from './html-tree.ts'

/** Fields that hold what somebody writes, beside those that only search or count. */
const written = /^(?:text|email|tel|password|url|date|datetime-local|month|time|week|file|color)$/

/** Whether visitors fill a form in about themselves: what it says asks, and answers nothing. One around a whole page is none. */
export function isFilledIn(form: HtmlElement): boolean {
  const isWhole: Matches = ({ name }: HtmlElement) => name === 'h1' || name === 'main' || name === 'article'
  if (form.name !== 'form' || some(form, isWhole)) return false
  return some(form, (each) => isWritten(each) || (isTick(each) && 'required' in each.attributes))
}

/** The names of fields: labels that belong to anything but one of several choices. */
export function fieldLabels(page: HtmlElement): ReadonlySet<HtmlElement> {
  const fields = new Set<string>()
  for (const field of elementsIn(page, isField)) if (field.attributes.id) fields.add(field.attributes.id)
  return new Set(
    elementsIn(
      page,
      (each) => each.name === 'label' && (fields.has(each.attributes.for ?? '') || some(each, isField)),
    ),
  )
}

/** A question of a form with what there is to choose from. */
interface Choices {
  readonly legend: HtmlElement | undefined
  readonly choices: readonly HtmlElement[]
}

/** What there is to choose from in a form, where it is more than a word. */
export function choicesOf(form: HtmlElement): Choices[] {
  const names = [...new Set([...elementsIn(form, isRadio)].map(({ attributes }) => attributes.name))]
  return names.slice(0, maxQuestions).flatMap((name) => {
    const isOwn: Matches = (each) => isRadio(each) && each.attributes.name === name
    const question = questionOf(form, isOwn)
    const choices = choicesIn(question, isOwn)
    const tells = choices.map(textOf).some((text) => text.split(' ').length > 2 || /\p{Lo}{4}/u.test(text))
    const [legend] = elementsIn(question, (each) => each.name === 'legend')
    return choices.length > 1 && tells ? [{ legend, choices }] : []
  })
}

const maxQuestions = 12

/** What a form explains of a field, and what the field is called. */
interface Explained {
  readonly label: HtmlElement
  readonly hints: readonly HtmlElement[]
}

/** The fields of a form that say of themselves by what they are explained: what a phone is asked for. */
export function explainedFields(form: HtmlElement): Explained[] {
  return [...elementsIn(form, isField)].flatMap((field) => {
    const ids = field.attributes['aria-describedby']?.split(/\s+/) ?? []
    const hints = [...elementsIn(form, (each) => ids.includes(each.attributes.id ?? '') && !isHidden(each))]
    const [label] = elementsIn(form, (each) => isLabelOf(each, field))
    return label && hints.length > 0 ? [{ label, hints }] : []
  })
}

type Matches = (element: HtmlElement) => boolean

/** The least part of a form that holds all choices of a question; what is asked stands in the same fieldset. */
function questionOf(part: HtmlElement, isOwn: Matches): HtmlElement {
  const count = (element: HtmlElement) => [...elementsIn(element, isOwn)].length
  const all = count(part)
  const inner = part.children.find(
    (child): child is HtmlElement => typeof child !== 'string' && count(child) === all,
  )
  return !inner || part.name === 'fieldset' ? part : questionOf(inner, isOwn)
}

/** Each choice with all that is said of it: what holds it and no other, or its label beside it. */
function choicesIn(part: HtmlElement, isOwn: Matches): HtmlElement[] {
  return part.children.flatMap((child) => {
    if (typeof child === 'string' || isHidden(child)) return []
    if (isOwn(child)) return [...elementsIn(part, (each) => isLabelOf(each, child))]
    const count = [...elementsIn(child, isOwn)].length
    return count === 1 ? [child] : count > 1 ? choicesIn(child, isOwn) : []
  })
}

function isLabelOf({ name, attributes }: HtmlElement, field: HtmlElement): boolean {
  return name === 'label' && attributes.for !== undefined && attributes.for === field.attributes.id
}

function isRadio({ name, attributes }: HtmlElement): boolean {
  return name === 'input' && attributes.type?.toLowerCase() === 'radio'
}

function isTick({ name, attributes }: HtmlElement): boolean {
  return name === 'input' && attributes.type?.toLowerCase() === 'checkbox'
}

function isWritten({ name, attributes }: HtmlElement): boolean {
  return name === 'textarea' || (name === 'input' && written.test((attributes.type ?? 'text').toLowerCase()))
}

function isField(element: HtmlElement): boolean {
  return isWritten(element) || isTick(element) || element.name === 'select'
}

function some(element: HtmlElement, matches: Matches): boolean {
  return elementsIn(element, matches).next().done !== true
}

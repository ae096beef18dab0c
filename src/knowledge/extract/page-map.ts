import { elementsIn, isHidden, textOf, tidy, type HtmlElement } from './html-tree.ts'

/** A page as far as one must know it to go there. */
export interface PageMap {
  readonly headings: readonly string[]
  readonly links: readonly { readonly text: string; readonly url: string }[]
  readonly forms: readonly { readonly name: string; readonly fields: readonly string[] }[]
  /** What its buttons say. */
  readonly buttons: readonly string[]
  /** How many links, buttons and fields have no name that anybody could say. */
  readonly nameless: number
}

const maxHeadings = 30
const maxLinks = 60
const maxForms = 10
const maxFields = 30
const maxButtons = 40
const maxCharacters = 120

/** What one can find and do on a page. */
export function readMap(whole: HtmlElement, base: URL): PageMap {
  const page = withoutIgnored(whole)
  const headings = [...elementsIn(page, ({ name }) => /^h[1-6]$|^summary$|^legend$/.test(name))]
  const links = [...elementsIn(page, ({ name, attributes }) => name === 'a' && attributes.href !== undefined)]
  const forms = [...elementsIn(page, ({ name }) => name === 'form')]
  return {
    headings: distinct(headings.map(textOf)).slice(0, maxHeadings),
    links: distinctLinks(links, base).slice(0, maxLinks),
    forms: forms.slice(0, maxForms).map((form) => ({
      name: nameOf(form, page),
      fields: distinct(fieldsOf(form, page)).slice(0, maxFields),
    })),
    buttons: distinct(buttonsOf(page).map(buttonName)).slice(0, maxButtons),
    nameless:
      buttonsOf(page).filter((button) => buttonName(button) === '').length +
      links.filter((link) => !isHidden(link) && nameIn(link) === '').length +
      fieldsOf(page, page).filter((name) => name === '').length,
  }
}

/** Every address on the page that could be a page, as it is written there. */
export function addressesIn(page: HtmlElement): string[] {
  const links = elementsIn(
    page,
    ({ name, attributes }) =>
      (name === 'a' || name === 'area') &&
      attributes.href !== undefined &&
      !/\bnofollow\b/.test(attributes.rel ?? ''),
  )
  return [...links].map(({ attributes }) => attributes.href ?? '')
}

function distinctLinks(links: readonly HtmlElement[], base: URL) {
  const known = new Map<string, { text: string; url: string }>()
  for (const link of links) {
    const text = short(link.attributes['aria-label'] ?? textOf(link))
    const url = URL.canParse(link.attributes.href ?? '', base)
      ? new URL(link.attributes.href ?? '', base)
      : base
    if (text !== '' && /^https?:$/.test(url.protocol))
      known.set(`${text} ${url.pathname}`, { text, url: url.href })
  }
  return [...known.values()]
}

function nameOf(form: HtmlElement, page: HtmlElement): string {
  const { attributes } = form
  if (attributes['aria-label']) return short(attributes['aria-label'])
  const labelled = attributes['aria-labelledby']
  if (labelled) {
    const [label] = elementsIn(page, (each) => each.attributes.id === labelled.split(/\s+/)[0])
    if (label) return short(textOf(label))
  }
  const [title] = elementsIn(form, ({ name }) => /^h[1-6]$|^legend$/.test(name))
  return title ? short(textOf(title)) : ''
}

function fieldsOf(form: HtmlElement, page: HtmlElement): string[] {
  const fields = elementsIn(
    form,
    ({ name, attributes }) =>
      (name === 'input' && !/^(?:hidden|submit|button|image|reset)$/.test(attributes.type ?? '')) ||
      name === 'select' ||
      name === 'textarea',
  )
  const labels = [...elementsIn(page, ({ name }) => name === 'label')]
  return [...fields].map((field) => {
    const { attributes } = field
    const byId = labels.find(
      (label) => label.attributes.for !== undefined && label.attributes.for === attributes.id,
    )
    const around = labels.find((label) => [...elementsIn(label, (each) => each === field)].length > 0)
    const label = byId ?? around
    return short(attributes['aria-label'] ?? (label ? textOf(label) : (attributes.placeholder ?? '')))
  })
}

/** A page without what is not the assistant's to see. */
function withoutIgnored({ name, attributes, children }: HtmlElement): HtmlElement {
  const kept = children.filter(
    (child) => typeof child === 'string' || child.attributes['data-pagehand'] !== 'ignore',
  )
  return {
    name,
    attributes,
    children: kept.map((child) => (typeof child === 'string' ? child : withoutIgnored(child))),
  }
}

function buttonsOf(page: HtmlElement): HtmlElement[] {
  const buttons = elementsIn(
    page,
    (each) =>
      !isHidden(each) &&
      (each.name === 'button' ||
        each.attributes.role === 'button' ||
        (each.name === 'input' && /^(?:submit|button|image|reset)$/.test(each.attributes.type ?? ''))),
  )
  return [...buttons]
}

function buttonName(button: HtmlElement): string {
  const { name, attributes } = button
  if (name !== 'input') return nameIn(button)
  // A browser names these two itself.
  const own = /^(?:submit|reset)$/.test(attributes.type ?? '') ? attributes.type : ''
  return short(attributes.value || attributes.alt || attributes['aria-label'] || own || '')
}

/** What a link or a button is called: by its label, its words, its title or its picture. */
function nameIn(element: HtmlElement): string {
  const { attributes } = element
  const [picture] = elementsIn(element, (each) =>
    Boolean(each.attributes.alt || each.attributes['aria-label']),
  )
  const inside = picture?.attributes.alt || picture?.attributes['aria-label']
  return short(attributes['aria-label'] || textOf(element) || attributes.title || inside || '')
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(short))].filter((text) => text !== '')
}

function short(text: string): string {
  const tidied = tidy(text)
  return tidied.length > maxCharacters ? `${tidied.slice(0, maxCharacters - 1)}…` : tidied
}

/** Whether anything on the page may be filled with a password: then it guards something. */
export function asksForPassword(page: HtmlElement): boolean {
  const [field] = elementsIn(
    page,
    (each) =>
      each.name === 'input' &&
      each.attributes.type === 'password' &&
      !/^(?:cc-|one-time-code)/.test(each.attributes.autocomplete ?? '') &&
      !isHidden(each),
  )
  return field !== undefined
}

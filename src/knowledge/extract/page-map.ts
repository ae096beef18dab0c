import { elementsIn, isHidden, textOf, tidy, type HtmlElement } from './html-tree.ts'

/** A page as far as one must know it to go there. */
export interface PageMap {
  readonly headings: readonly string[]
  readonly links: readonly { readonly text: string; readonly url: string }[]
  readonly forms: readonly { readonly name: string; readonly fields: readonly string[] }[]
}

const mostHeadings = 30
const mostLinks = 60
const mostForms = 10
const mostFields = 30
const mostCharacters = 120

/** What one can find and do on a page. */
export function readMap(page: HtmlElement, base: URL): PageMap {
  const headings = [...elementsIn(page, ({ name }) => /^h[1-6]$|^summary$|^legend$/.test(name))]
  const links = [...elementsIn(page, ({ name, attributes }) => name === 'a' && attributes.href !== undefined)]
  const forms = [...elementsIn(page, ({ name }) => name === 'form')]
  return {
    headings: distinct(headings.map(textOf)).slice(0, mostHeadings),
    links: distinctLinks(links, base).slice(0, mostLinks),
    forms: forms.slice(0, mostForms).map((form) => ({
      name: nameOf(form, page),
      fields: distinct(fieldsOf(form, page)).slice(0, mostFields),
    })),
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

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(short))].filter((text) => text !== '')
}

function short(text: string): string {
  const tidied = tidy(text)
  return tidied.length > mostCharacters ? `${tidied.slice(0, mostCharacters - 1)}…` : tidied
}

/** Whether anything on the page may be filled with a password: then it guards something. */
export function asksForPassword(page: HtmlElement): boolean {
  const [field] = elementsIn(
    page,
    (each) => each.name === 'input' && each.attributes.type === 'password' && !isHidden(each),
  )
  return field !== undefined
}

import type { IndexedElement, Language, PageContext, PageForm, SequenceStep } from '#protocol'
import type { SiteProfile } from '../port.ts'

/** Everything the rules may look at besides the step itself. */
export interface Scene {
  readonly site: SiteProfile
  readonly page: PageContext
  /** What the visitor has said in this conversation, in their own words. */
  readonly visitorWords: readonly string[]
  /** The steps before this one in the same plan: they may enable or fill what this one needs. */
  readonly earlier: readonly SequenceStep[]
  readonly language: Language
  readonly now: Date
}

/** The element a step is aimed at, on the last snapshot. */
export function elementOf(page: PageContext, id: number): IndexedElement | undefined {
  return page.indexedElements?.find((element) => element.id === id)
}

/** The form an element belongs to. Widgets that do not name it list the element among the form's fields. */
export function formOf(page: PageContext, element: IndexedElement): PageForm | undefined {
  if (element.form !== undefined) return page.forms?.[element.form]
  return page.forms?.find((form) => form.fields?.some((field) => field.elementId === element.id))
}

/** The path the page is at; the site's root when it was not told. */
export function pathOf(page: PageContext): string {
  return page.url && URL.canParse(page.url, 'http://page') ? new URL(page.url, 'http://page').pathname : '/'
}

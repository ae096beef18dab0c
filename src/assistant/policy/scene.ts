import type { Language, PageContext, SequenceStep } from '#protocol'
import type { SiteProfile } from '../port.ts'
import { viewOf, type Form, type Thing } from '../view/index.ts'

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

/** The form a thing belongs to, if the page says that it is one: what only looks like a form excuses nothing. */
export function formOf(page: PageContext, { form }: Thing): Form | undefined {
  const found = form === undefined ? undefined : viewOf(page).forms[form]
  return found?.declared ? found : undefined
}

/** The path the page is at; the site's root when it was not told. */
export function pathOf(page: PageContext): string {
  return page.url && URL.canParse(page.url, 'http://page') ? new URL(page.url, 'http://page').pathname : '/'
}

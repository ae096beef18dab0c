import type { Language, PageContext, SequenceStep } from '#protocol'
import type { SiteProfile } from '../port.ts'
import { viewOf, type Form, type Thing } from '../view/index.ts'
import type { Notions } from './labels/means-all.ts'

/** Everything the policy may look at besides the step itself. */
export interface PolicyContext {
  readonly site: SiteProfile
  readonly page: PageContext
  /** What the visitor has said in this conversation, in their own words. */
  readonly visitorWords: readonly string[]
  /** What they said that this turn is about. */
  readonly message: string
  /** Who proposes: the built-in engine, which takes its targets out of the visitor's words, or a model. */
  readonly by: 'builtin' | 'model'
  /** Names of unknown acts that the visitor has agreed to already (see `keyOf`). */
  readonly agreed: ReadonlySet<string>
  /** The steps before this one in the same plan: they may enable or fill what this one needs. */
  readonly earlier: readonly SequenceStep[]
  /** Ids of what was acted on in this conversation, in plans before this one. */
  readonly touched?: ReadonlySet<number>
  readonly language: Language
  readonly now: Date
  /** What words mean, where the words alone did not decide. */
  readonly notions?: Notions
}

/** The form a thing belongs to, if the page says that it is one: what only looks like a form excuses nothing. */
export function formOf(page: PageContext, thing: Thing): Form | undefined {
  const found = anyFormOf(page, thing)
  return found?.declared ? found : undefined
}

/** The form around a thing, also where only its look implies one. */
export function anyFormOf(page: PageContext, { form }: Thing): Form | undefined {
  const found = form === undefined ? undefined : viewOf(page).forms[form]
  return found && leadsNowhere(found, page) ? { ...found, method: undefined } : found
}

/** `action="#"` is told as the page itself: a script sends such a form, nobody knows how. */
function leadsNowhere({ method, action, search }: Form, page: PageContext): boolean {
  if (search || method !== 'get' || action === undefined || page.url === undefined) return false
  return URL.canParse(action, 'http://page') && new URL(action, 'http://page').pathname === pathOf(page)
}

/** The path the page is at; the site's root when it was not told. */
export function pathOf(page: PageContext): string {
  return page.url && URL.canParse(page.url, 'http://page') ? new URL(page.url, 'http://page').pathname : '/'
}

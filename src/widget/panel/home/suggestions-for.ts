import type { SiteConfig } from '#protocol'
import type { Say } from '../../look/say.ts'
import { showsOn } from '../../look/shows-on.ts'

/** Something to begin with: words that are sent, or the beginning of a sentence. */
export interface Suggestion {
  readonly text: string
  readonly send?: string
  readonly prefill?: string
}

const most = 4
const fillable =
  'input:not([type=hidden],[type=search],[type=submit],[type=button],[type=image]),select,textarea'

/** What can be done on this page: the owner's own chips first, then what the page has: a search, a form. */
export function suggestionsFor({ quickChips, actions }: SiteConfig, say: Say): Suggestion[] {
  const chips = quickChips
    .filter(({ paths }) => showsOn(location.pathname, { only: paths }))
    .map(({ text, payload }) => ({ text, send: payload }))
  if (actions?.enabled === false) return chips.slice(0, most)
  const search: Suggestion = { text: say('suggestSearch'), prefill: `${say('searchFor')} ` }
  const form: Suggestion = { text: say('suggestForm'), send: say('fillForm') }
  const own = [
    ...(shows(document.querySelector('input[type=search],[role=search] input')) ? [search] : []),
    ...(hasForm() ? [form] : []),
  ]
  return [...chips, ...own].slice(0, most)
}

/** A form to fill in has more than one field; a search or a newsletter has one. */
function hasForm(): boolean {
  return [...document.querySelectorAll('form')].some((form) => {
    const fields = [...form.querySelectorAll(fillable)].filter(shows)
    return form.getAttribute('role') !== 'search' && fields.some(isText) && fields.length > 1
  })
}

function isText(field: Element): boolean {
  return field.matches('textarea,input:not([type=checkbox],[type=radio],[type=range])')
}

function shows(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0 && !element.closest('[data-pagehand=ignore]')
}

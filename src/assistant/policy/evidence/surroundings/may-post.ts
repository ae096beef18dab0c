import { lineOf, type Form, type Thing } from '../../../view/index.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/**
 * Whether handing a form over may change something. GET only asks. A form that tells no method is sent by a script, as
 * most are today: it counts as one that posts, unless it looks something up.
 */
export function mayPost(form: Form, button: Thing | undefined): boolean {
  const method = form.method?.toLowerCase()
  return method === 'post' || (method !== 'get' && !form.search && !looksUp(form, button))
}

/** A form that asks for nothing but what to look for, or whose button says that it searches or filters. */
export function looksUp({ fields, declared }: Form, button: Thing | undefined): boolean {
  if (!declared || fields.length === 0) return false
  if (fields.every(({ purpose }) => purpose === 'search')) return true
  return button !== undefined && button.names.length > 0 && button.names.every(saysSearch)
}

function saysSearch(name: string): boolean {
  const line = lineOf(name)
  return (
    vocabulary.search.begins(line) ||
    (vocabulary.filter.has(line) && isCoveredBy(line, [vocabulary.filter, vocabulary.harmless]))
  )
}

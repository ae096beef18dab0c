import { plain, type PageContext } from '#protocol'
import { digest, type Thing } from '../view/index.ts'
import type { Act } from './act.ts'

/**
 * What an agreement is remembered by: the verb with everything it is done with (value, key, how often, which point),
 * what it is called, and the place it was said at.
 */
export function grantKey(
  { verb, step, pressed, target }: Pick<Act, 'verb' | 'step' | 'pressed' | 'target'>,
  page: PageContext,
): string {
  const { inputData = '', times = 1, at, by, to, values, url } = step
  const things = [pressed ?? target, target].map(nameOf)
  return digest([verb, things, placeOf(page), inputData, times, at, by, to?.side, values, url])
}

function nameOf(thing: Thing | undefined): unknown {
  return thing && [thing.kind, thing.names.map(plain), thing.names.length === 0 ? thing.id : 0]
}

/** Host and path, and the route of a page that keeps it behind the `#`. The query is left out, as is an anchor. */
function placeOf({ url = '' }: PageContext): string {
  if (!URL.canParse(url, 'http://page')) return ''
  const { host, pathname, hash } = new URL(url, 'http://page')
  return host + pathname + (/^#!?\//.exec(hash) ? hash : '')
}

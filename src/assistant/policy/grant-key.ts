import { plain, type PageContext } from '#protocol'
import { digest } from '../view/index.ts'
import type { Act } from './act.ts'
import { pathOf } from './policy-context.ts'

/** What an agreement is remembered by: the verb, what it is called, the path, and the value where one is written. */
export function grantKey(
  { verb, traits, step, pressed, target }: Pick<Act, 'verb' | 'traits' | 'step' | 'pressed' | 'target'>,
  page: PageContext,
): string {
  const thing = pressed ?? target
  const names = thing ? [thing.kind, thing.names.map(plain), thing.names.length === 0 ? thing.id : 0] : []
  return digest([verb, names, pathOf(page), traits.needsSource ? step.inputData : ''])
}

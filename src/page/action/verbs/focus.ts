import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Action } from '../hands.ts'
import { untilReady } from '../target/ready.ts'

export const focus: Action = async (act) => {
  const { element } = await untilReady(act, 'field')
  focusFrom(element)
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  if (!element.contains(activeElement)) fail('no_effect', 'It did not take the focus.')
}

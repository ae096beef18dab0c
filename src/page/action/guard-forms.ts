import { rootOf } from '../dom/own-members.ts'
import { formFacts } from '../outline/thing/form-facts.ts'
import type { Hands } from './hands.ts'

/**
 * Keeps forms from being sent to another site while something is done to the page, whatever sends them: a click, a key
 * or the page's own script on hearing either. Ends with the host that one would have gone to.
 */
export function guardForms({ view, mayVisit }: Hands, target: Element | undefined): () => string | undefined {
  let refused: string | undefined
  const onSubmit = (event: Event) => {
    const [form] = event.composedPath()
    const { submitter } = event as SubmitEvent
    const url = new URL(formFacts(form as Element, submitter ?? undefined).action)
    if (!/^https?:$/.test(url.protocol) || mayVisit(url)) return
    refused = url.host
    // Before the page hears of it: its script may send the fields there by itself.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // What happens in a shadow root or a frame is not heard outside of it.
  const places: EventTarget[] = [view, ...(target ? [rootOf(target), target.ownerDocument] : [])]
  for (const place of places) place.addEventListener('submit', onSubmit, true)
  return () => {
    for (const place of places) place.removeEventListener('submit', onSubmit, true)
    return refused
  }
}

import { oncePerObject, type Line, type LineState, type PageContext } from '#protocol'
import { digest } from './digest.ts'
import { wholeOutline } from './whole-outline.ts'

/**
 * Names everything of a page that an action could change, so that two looks at it can be compared. Where it is
 * scrolled to, what has the focus and what is new since the last look differ without anything being done.
 */
export function fingerprint(page: PageContext | undefined): string {
  return page ? printOf(page) : 'unseen'
}

/** Every room of the assistant asks for it, and a page that was looked at does not change. */
const printOf = oncePerObject((page: PageContext): string => {
  const filled = page.previouslyFilledFields?.map((field) => [field.elementId, field.value])
  if (page.outline) {
    // What was found on it was there before.
    const { found: _, ...outline } = page.outline
    const { lines, forms } = wholeOutline({ ...page, outline })
    return digest([page.url, page.title, lines.map(seen), forms, page.outline.elements, filled])
  }
  const elements = page.indexedElements?.map((element) => ({ ...element, inView: undefined }))
  return digest([page.url, page.title, page.visibleText, elements, page.forms, filled])
})

function seen([depth, id, kind, text, state = {}]: Line): unknown {
  return [depth, id, kind, text, lasting(state)]
}

function lasting({ box: _box, focus: _focus, new: _new, scrolls: _scrolls, ...rest }: LineState): LineState {
  return rest
}

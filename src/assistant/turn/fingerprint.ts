import type { PageContext } from '#protocol'
import { digest } from './digest.ts'

/** Names everything of a page that an action could change, so that two looks at it can be compared. */
export function fingerprint(page: PageContext | undefined): string {
  if (!page) return 'unseen'
  return digest([
    page.url,
    page.title,
    page.visibleText,
    page.indexedElements?.map((element) => ({ ...element, inView: undefined })),
    page.forms,
    page.previouslyFilledFields?.map((field) => [field.elementId, field.value]),
  ])
}

import type { PageContext } from '#protocol'

/** What our eyes see of a page, and which ids the marks of its writer have there. */
export interface Look {
  readonly context: PageContext
  readonly marks: Readonly<Record<string, readonly number[]>>
}

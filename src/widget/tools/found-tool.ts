import type { PageTool } from '#protocol'

/** A tool of the page, by the name that the page gives it. */
export interface FoundTool extends Omit<PageTool, 'name'> {
  readonly name: string
  run(input: Record<string, unknown>): unknown
}

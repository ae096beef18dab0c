import type { PageTool } from '#protocol'

/** A tool as the page gives it. What it is called we name; what else is wrong with it the server leaves out. */
export interface FoundTool
  extends
    Partial<Record<'name' | 'description' | 'parameters' | 'annotations', unknown>>,
    Pick<PageTool, 'readOnly' | 'source'> {
  /** Missing in one that is kept from the assistant. */
  readonly run: ((input: Record<string, unknown>) => unknown) | undefined
}

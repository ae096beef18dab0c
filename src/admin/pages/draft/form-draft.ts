import type { ConfigState } from '#protocol'
import type { Issue } from '../../api/problem.ts'

/** A page's form as the draft sees it: one part of what is published together. */
export interface FormDraft {
  /** What the form was filled from: whoever writes says by its ETag what they have seen. */
  readonly base: ConfigState
  /** Something was changed in the form and is not in the draft yet. */
  readonly unsaved: boolean
  /** What keeps it from being saved, by the path of the field: the first is said beside the buttons. */
  readonly wrong: Readonly<Record<string, string>>
  /** Under which name its fields stand among all that is published. */
  readonly part?: 'assistant' | 'policy'
  readonly readOnly: boolean
  /** Puts what is unsaved into the draft. Undefined: the person decided against it. */
  save(etag: string): Promise<ConfigState | undefined>
  /** Shows what is in the draft now. */
  take(state: ConfigState): void
  /** Stands on a newer state that holds the same draft; what is unsaved stays. */
  follow(state: ConfigState): void
  refuse(issues: readonly Issue[]): void
}

import type { ConfigState } from '#protocol'
import type { Issue } from '../../api/problem.ts'

/** A page's form as the draft sees it: one part of what is published together. */
export interface FormDraft {
  /** Something was changed in the form and is not in the draft yet. */
  readonly unsaved: boolean
  readonly valid: boolean
  readonly readOnly: boolean
  /** Puts what is unsaved into the draft. */
  save(etag: string): Promise<ConfigState>
  /** Shows what is in the draft now. */
  take(state: ConfigState): void
  refuse(issues: readonly Issue[]): void
}

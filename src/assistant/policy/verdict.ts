import type { Finding } from './row.ts'

/** What the policy says of one step, and which row of its table said it. */
export interface Verdict extends Finding {
  readonly decision: 'allow' | 'ask' | 'refuse'
  readonly rule: string
}

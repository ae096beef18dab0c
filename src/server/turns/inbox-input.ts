import type { SequenceResult, StepResult } from '#protocol'

/** What lies in a session's inbox: the visitor's and the widget's words as they came, not yet matched with the turn. */
export type InboxInput =
  | { readonly kind: 'message'; readonly text: string; readonly messageId: string }
  | { readonly kind: 'action'; readonly actionId: string; readonly result: StepResult }
  | { readonly kind: 'sequence'; readonly planId?: string; readonly result: SequenceResult }
  /** `at`: when it was given, if it is not in the history yet: the run that takes it writes it there. */
  | {
      readonly kind: 'confirmation'
      readonly confirmationId?: string
      readonly confirmed: boolean
      readonly remember?: boolean
      readonly at?: number
    }
  /** `planId`: the plan under way when the new page loaded. It may still report, so nothing else is done before `dueAt`. */
  | { readonly kind: 'continue'; readonly planId?: string; readonly dueAt?: number }
  | { readonly kind: 'silence'; readonly planId: string }
  | { readonly kind: 'stop' }

/** What the policy says of one step, and which rule said it. */
export type Verdict =
  | { readonly decision: 'allow'; readonly rule: 'none'; readonly reason: string }
  | {
      readonly decision: 'ask' | 'refuse'
      readonly rule: string
      /** For the engine and the owner's timeline: what was wrong and what to do instead. */
      readonly reason: string
      /** The visitor is about to lose something. */
      readonly destructive?: boolean
    }

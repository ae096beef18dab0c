/** What labels of one language say. A word ending in `*` stands for every word that begins with it. */
export interface LabelWords {
  /** Ordering, sending, agreeing…: asks, unless it is a link that only leads to the place for it. */
  readonly binding: readonly string[]
  /** Paying and the like: asks, on a link too. */
  readonly final: readonly string[]
  /** Something is lost: asks, on a link too, and the question says so. */
  readonly destructive: readonly string[]
  /** A form's button with such a label is no handing over: search, filter, next step, into the cart. */
  readonly harmless: readonly string[]
  /** Phrases that contain a word from above and mean something else. */
  readonly innocent: readonly string[]
  /** What the label of a search field says. */
  readonly search: readonly string[]
  /** A box with such a label is the visitor's consent. */
  readonly consent: readonly string[]
  readonly captcha: readonly string[]
}

export type LabelGroup = keyof LabelWords

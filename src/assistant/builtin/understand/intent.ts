/** What one clause of a visitor's message asks for. Plain JSON: an intent can wait in memory for its page. */
export type Intent =
  | { readonly kind: 'click'; readonly target: string; readonly elementId?: number }
  | {
      readonly kind: 'open'
      readonly target: string
      /** The target is the question before: only what leads somewhere can be meant. */
      readonly leads?: true
      readonly elementId?: number
    }
  | { readonly kind: 'hover'; readonly target: string; readonly elementId?: number }
  | { readonly kind: 'double_click'; readonly target: string; readonly elementId?: number }
  | { readonly kind: 'type'; readonly phrase: string; readonly value?: string; readonly elementId?: number }
  | { readonly kind: 'set'; readonly target: string; readonly value: string; readonly elementId?: number }
  | { readonly kind: 'clear'; readonly target: string; readonly elementId?: number }
  | {
      readonly kind: 'select'
      readonly phrase: string
      /** No verb said that something is to be chosen. */
      readonly strict?: true
      readonly elementId?: number
      readonly option?: string
    }
  | { readonly kind: 'check'; readonly target: string; readonly elementId?: number }
  | { readonly kind: 'uncheck'; readonly target: string; readonly elementId?: number }
  | {
      readonly kind: 'search'
      readonly value: string
      /** It was said in words that fit something on the page as well: `find the contact page`. */
      readonly orOpen?: true
      readonly elementId?: number
    }
  | { readonly kind: 'sort'; readonly by: string; readonly elementId?: number; readonly option?: string }
  | { readonly kind: 'filter'; readonly by: string; readonly elementId?: number; readonly option?: string }
  | { readonly kind: 'scroll'; readonly to: 'up' | 'down' | 'top' | 'bottom' }
  | { readonly kind: 'scroll_to'; readonly target: string; readonly elementId?: number }
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'submit'; readonly target: string; readonly elementId?: number }
  | {
      readonly kind: 'locate'
      readonly target: string
      /** It is to be seen or used, not only to be told of. */
      readonly toUse?: true
      readonly elementId?: number
    }
  /** Ask whether to do what the visitor may want next. */
  | { readonly kind: 'propose'; readonly label: string; readonly elementId: number }
  | { readonly kind: 'fill'; readonly form: string; readonly text: string }
  /** Ask for what a form still lacks. */
  | { readonly kind: 'complete'; readonly form?: number }
  /** Ask for what a page would not go on without, and then do what it refused. */
  | { readonly kind: 'supply'; readonly elementId: number; readonly resume: Intent }
  | { readonly kind: 'question'; readonly text: string }
  | {
      readonly kind: 'do'
      readonly target: string
      /** The page was opened to do it here. */
      readonly arrived?: true
      readonly elementId?: number
    }

export type IntentKind = Intent['kind']
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>

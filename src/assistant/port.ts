import type {
  HistoryEntry,
  Language,
  LoggedEvent,
  ModelTuning,
  PageContext,
  PolicyRule,
  SequenceResult,
  SequenceStep,
  SiteConfig,
  Source,
} from '#protocol'

/** What the owner of a site decided about its assistant. */
export interface SiteProfile {
  readonly id: string
  readonly name: string
  /** The allow-list: a plan may only navigate to these hosts. */
  readonly hosts: readonly string[]
  readonly config: SiteConfig
  readonly persona?: string
  readonly rules?: string
  /** `builtin`, `openai:MODEL`…; absent: what the server was started with. */
  readonly model?: string
  readonly apiKey?: string
  readonly baseUrl?: string
  readonly policy: SitePolicy
  /** Whether what `identify` said may be told to a model. */
  readonly tellsVisitor?: boolean
  /** What it may spend on outside models a day. */
  readonly budget?: { readonly tokensPerDay: number }
  /** How its model is asked, where that is not as the server has it. */
  readonly tuning?: ModelTuning
}

/** The owner's own rules, on top of ours. */
export interface SitePolicy {
  /** Verbs that are allowed; absent: all. */
  readonly verbs?: readonly string[]
  /** The first that fits decides. */
  readonly rules?: readonly PolicyRule[]
  /** Words in labels and patterns of paths (`/account/*`) that always ask, or are never touched. */
  readonly confirm?: readonly string[]
  readonly deny?: readonly string[]
}

/** Something that happened since the turn last ran. */
export type TurnInput =
  | { readonly kind: 'message'; readonly text: string; readonly messageId: string }
  /** Text of an unfinished answer that the visitor has already seen. */
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'result'; readonly planId: string; readonly result: SequenceResult }
  | {
      readonly kind: 'confirmation'
      readonly confirmationId: string
      readonly confirmed: boolean
      /** Beside a yes: the same is not to be asked again in this conversation. */
      readonly remember?: boolean
    }
  /** A new page has loaded in the middle of a task. */
  | { readonly kind: 'continue' }
  | { readonly kind: 'stop' }
  /** The plan or confirmation the turn waits for will not be answered any more. */
  | { readonly kind: 'silence' }

/** What a suspended turn waits for. The server matches answers and deadlines by it. */
export type Waiting =
  | {
      readonly kind: 'plan'
      readonly planId: string
      /** The id of the single action, when the plan is one. */
      readonly actionId?: string
      readonly steps: readonly SequenceStep[]
    }
  | { readonly kind: 'confirmation'; readonly confirmationId: string; readonly expiresAt: number }

/** What is kept of a conversation between two runs: plain JSON. Only the assistant looks into `memory`. */
export interface TurnState {
  readonly version: 1
  /** A turn is under way: begun by a message and not yet ended by a terminal event. */
  readonly open: boolean
  readonly waiting: Waiting | null
  readonly memory: unknown
}

/** A piece of what the site says somewhere: the unit that answers are made of and that a source points at. */
export interface Passage {
  readonly id: string
  readonly text: string
  readonly title: string
  /** The page it stands on; absent for an answer that the owner wrote without one. */
  readonly url?: string
  /** The headings it stands under, the outermost first. */
  readonly headings: readonly string[]
  readonly language: string
  /** How likely it is that it answers what was asked, from 0 to 1: comparable between queries. */
  readonly score: number
  readonly kind: 'page' | 'file' | 'answer' | 'text'
  /** The part of the text that answers, where it is known. */
  readonly telling?: string
}

/** A page of the site, as far as one must know it to go there. */
export interface SitePage {
  readonly url: string
  readonly title: string
  readonly headings: readonly string[]
  readonly links: readonly { readonly text: string; readonly url: string }[]
  readonly forms: readonly { readonly name: string; readonly fields: readonly string[] }[]
  readonly language: string
  readonly score: number
}

export interface KnowledgeQuery {
  /** The language of the words, where the asker has read them. */
  readonly language?: string
  /** Else the one they are likely in: the words themselves may tell another. */
  readonly expected?: string
  readonly limit?: number
}

/** What is known of the whole site, behind the one door that engines may use. The best come first. */
export interface Knowledge {
  /** Passages of pages, files and pasted texts. */
  search(words: string, query: KnowledgeQuery, signal: AbortSignal): Promise<readonly Passage[]>
  /** The owner's own answers; `kind` is `answer`. */
  answers(words: string, query: KnowledgeQuery, signal: AbortSignal): Promise<readonly Passage[]>
  /** Pages on which one could do or find what the words say. */
  map(words: string, query: KnowledgeQuery, signal: AbortSignal): Promise<readonly SitePage[]>
}

export interface TurnRequest {
  readonly state: TurnState | undefined
  readonly inputs: readonly TurnInput[]
  /** The last snapshot of this session's page. */
  readonly page: PageContext | undefined
  /** Whether the widget described the page again after the last plan was sent; absent: not known. */
  readonly pageIsNew?: boolean
  readonly site: SiteProfile
  /** What the visitor has seen so far, `inputs` not included. */
  readonly history: readonly HistoryEntry[]
  readonly visitor?: Record<string, unknown>
  readonly language: Language
  /** False: the site's budget of the day is spent; no outside model may be called. */
  readonly budgetLeft: boolean
  readonly knowledge: Knowledge
}

/** A line of the owner's timeline: why something was allowed, asked or refused, and what a step cost. */
export type TurnNote =
  | {
      readonly kind: 'policy'
      readonly decision: 'allow' | 'ask' | 'refuse'
      readonly rule: string
      readonly step: string
      readonly reason: string
    }
  | {
      readonly kind: 'usage'
      readonly model: string
      readonly inputTokens: number
      /** Those of them that the provider had kept from before and counts as cheaper. */
      readonly cachedTokens?: number
      readonly outputTokens: number
    }
  | {
      readonly kind: 'outcome'
      readonly outcome: 'answered' | 'completed' | 'asked' | 'unanswered' | 'failed' | 'stopped'
      /** The language in which there was no answer, where it was heard. */
      readonly language?: Language
    }
  /** What a model wrote down to remember. */
  | { readonly kind: 'noted'; readonly text: string }
  /** An engine failed; `says` is what the visitor was told of it. */
  | { readonly kind: 'fault'; readonly reason: string; readonly says?: string }
  /** A model failed and was asked once more; nobody has noticed so far. */
  | { readonly kind: 'retried'; readonly reason: string }
  /** A question before a step, or the answer to it: what was asked how often, and what visitors said. */
  | {
      readonly kind: 'asked'
      readonly answer: 'asked' | 'yes' | 'no'
      readonly label: string
      readonly path: string
      readonly rule: string
    }

/** How a running turn speaks. The server numbers, logs and sends; streamed text becomes `message_chunk`. */
export interface Emit {
  say(delta: string): void
  send(event: Exclude<LoggedEvent, { name: 'message_chunk' | 'message_done' }>): void
  /** Where what is being said has its facts from. */
  cite(sources: readonly Source[]): void
  note(note: TurnNote): void
}

/**
 * The port between the server and whatever thinks. `advance` runs until the turn ends or needs the widget.
 * Streamed text leaves at once; everything `send` was given is held back until the returned state is saved.
 */
export interface Assistant {
  advance(request: TurnRequest, emit: Emit, signal: AbortSignal): Promise<TurnState>
}

import { replies, type Lexicon, type Replies } from '#languages'
import type { Language, PageContext } from '#protocol'
import type { Engine } from '../engine.ts'
import type { Emit, TurnRequest } from '../port.ts'
import type { PolicyContext } from '../policy/policy-context.ts'
import { languageHeard } from './conversation-language.ts'
import type { TurnMemory } from './turn-memory.ts'

/** The engine that takes this turn's steps. */
export interface ChosenEngine {
  readonly engine: Engine
  /** Whether its steps are paid for, and so fall under the site's budget. */
  readonly isModel: boolean
  /** How long it may leave the visitor without a word. */
  readonly patienceMs: number
  /** Who takes over when it is gone and has not said anything yet. */
  readonly standIn?: Engine | undefined
}

export interface ConductOptions {
  readonly engineFor: (request: TurnRequest) => Promise<ChosenEngine>
  readonly now: () => number
  readonly newId: () => string
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>
  /** What words mean. Without it a thing is named by its words alone. */
  readonly lexicon?: Lexicon | undefined
}

/** What the parts of one run share. */
export interface Run {
  readonly request: TurnRequest
  readonly emit: Emit
  readonly signal: AbortSignal
  /** The language that the visitor is spoken to in, and our own sentences in it. */
  readonly language: Language
  readonly texts: Replies
  readonly options: ConductOptions
}

/** A run in this language. */
export function inLanguage<Some extends object>(
  run: Some,
  language: Language,
): Some & Pick<Run, 'language' | 'texts'> {
  return { ...run, language, texts: replies[language] }
}

/** A run in the language that its engine has heard by now. */
export function asHeard(run: Run, memory: TurnMemory): Run {
  return inLanguage(run, languageHeard(memory) ?? run.language)
}

export function pageOf({ request }: Run): PageContext {
  return request.page ?? {}
}

/** What the policy may look at. The visitor's words are those of the whole conversation. */
export function policyContextOf(run: Run, memory: TurnMemory): Omit<PolicyContext, 'earlier'> {
  const { history, inputs, site, visitor, language } = run.request
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const saying = inputs.flatMap((input) => (input.kind === 'message' ? [input.text] : []))
  const known = Object.values(visitor ?? {}).filter((value) => typeof value === 'string')
  return {
    site,
    page: pageOf(run),
    visitorWords: [...said, ...saying, ...known],
    message: memory.message,
    by: memory.engine?.name === 'builtin' ? 'builtin' : 'model',
    agreed: new Set([...memory.agreed, ...(memory.plan?.granted ?? [])]),
    touched: new Set(memory.touched),
    language,
    now: new Date(run.options.now()),
  }
}

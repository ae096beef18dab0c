import {
  conversationLanguage,
  type Assistant,
  type Knowledge,
  type SiteProfile,
  type TurnInput,
  type TurnRequest,
} from '#assistant'
import { limits, type Language, type PageContext } from '#protocol'
import type { EventLog, Session, SessionState, SessionStore, StoredEntry } from '#store'
import type { Logger } from '../logger.ts'
import { sessionKey } from '../operations/session-key.ts'
import type { Budget } from '../sites/budget.ts'
import { nextBatch, type Batch } from './next-batch.ts'
import { runTurn, type Interruption } from './run-turn.ts'
import { readSavedTurn, savedTurn, type SavedTurn } from './saved-turn.ts'
import { saveRun, type SaveRun } from './save-run.ts'
import { createStream, type OpenStream, type Stream } from './stream.ts'
import { notesOfEvents, notesOfInputs } from './timeline-notes.ts'
import { withDebug } from './with-debug.ts'

export interface RunSessionOptions {
  readonly sessions: SessionStore
  /** The conversation a session is a part of, its earlier sessions included. */
  readonly historyOf: (session: Session, query: { last: number }) => Promise<StoredEntry[]>
  readonly log: Pick<EventLog, 'tail'>
  readonly assistant: Assistant
  /** The assistant as those who watch a session's runs see it. */
  readonly watched?: (assistant: Assistant, sessionId: string) => Assistant
  readonly profileOf: (session: Pick<Session, 'siteId' | 'trial'>) => Promise<SiteProfile | undefined>
  /** What is known of a site beyond the page in view. */
  readonly knowledgeOf: (siteId: string) => Knowledge
  readonly budget: Budget
  readonly languageOf: (page: PageContext | undefined) => Language
  readonly apologyIn: (language: Language) => string
  readonly logger: Logger
  /** A run that says nothing for this long is ended with an apology. */
  readonly silenceMs: number
  readonly newId: () => string
  readonly now: () => number
  /** Whether the page was described again since the session's plan was sent. */
  readonly pageSeen: (sessionId: string) => boolean | undefined
}

export interface SessionRun {
  readonly sessionId: string
  readonly fence: number
  readonly open: OpenStream | undefined
  readonly controller: AbortController
  /** Told the last inbox item that this run deals with or has left for the next. */
  readonly onRead?: (lastItem: number) => void
}

/** How one run left the session: whether its inbox may hold more, and a stream the next run has to close. */
export interface SessionRunResult {
  readonly more: boolean
  readonly open: OpenStream | undefined
  /** When something in the inbox is due that is not yet. */
  readonly dueAt?: number | undefined
}

const nothing: SessionRunResult = { more: false, open: undefined }

/** Runs one turn of a session from its inbox to its next commit. */
export async function runSession(options: RunSessionOptions, run: SessionRun): Promise<SessionRunResult> {
  const { sessions, now } = options
  const { sessionId, open } = run
  const [session, items] = await Promise.all([sessions.load(sessionId), sessions.inbox(sessionId)])
  if (!session) return nothing
  run.onRead?.(items.at(-1)?.id ?? -1)
  const saved = readSavedTurn(session.turn)
  const silent = saved.waitUntil !== undefined && now() >= saved.waitUntil
  if (items.length === 0 && !silent && !open && !saved.carried?.length) return nothing
  const batch = nextBatch({ saved, items, silent, said: open?.text, now: now() })
  const profile = batch.inputs.length > 0 ? await options.profileOf(session) : undefined
  return profile ? advance(options, run, { session, saved, batch, profile }) : takeIn(options, run, batch)
}

/** Without inputs nothing has changed for what the turn waits for; without a site nobody can answer any more. */
async function takeIn(
  options: RunSessionOptions,
  run: SessionRun,
  { inputs, answers, consumed, more, dueAt }: Batch,
): Promise<SessionRunResult> {
  const save = saveRun({ ...options, ...run, began: undefined })
  if (inputs.length > 0) await save({ answers, consumed, wakeAt: null })
  else if (consumed.length > 0) await save({ consumed })
  return { more, open: undefined, dueAt }
}

/** What one run of the assistant starts from. */
interface Start {
  readonly session: SessionState
  readonly saved: SavedTurn
  readonly batch: Batch
  readonly profile: SiteProfile
}

async function advance(options: RunSessionOptions, run: SessionRun, start: Start): Promise<SessionRunResult> {
  const { session, batch, profile } = start
  const { inputs, answers, consumed, more } = batch
  // Together, so that they share a round trip.
  const [began, history, budgetLeft] = await Promise.all([
    run.open ? undefined : options.log.tail(run.sessionId).then((tail) => tail?.head),
    options.historyOf(session, { last: limits.historyReturned }),
    options.budget.left(session.siteId, profile.budget),
  ])
  const save = saveRun({ ...options, ...run, began })
  const stream = createStream({
    open: run.open,
    newId: options.newId,
    append: (events) => void save({ events }).catch(() => undefined),
  })
  const request = requestOf(options, start, { history, budgetLeft })
  const result = await runTurn({
    ...watchers(options, run.sessionId),
    stream,
    controller: run.controller,
    silenceMs: options.silenceMs,
    apology: options.apologyIn(conversationLanguage(request)),
    request,
  })
  if (result.kind === 'interrupted') {
    await options.budget.spent(session.siteId, result.notes, inputs)
    return cutShort(result.by, { ...start, stream, save, now: options.now() })
  }

  const { state, notes } = result
  const events = session.trial ? withDebug(result.events, notes) : result.events
  const timeline = [
    ...notesOfInputs(inputs, session.context),
    ...notes,
    ...notesOfEvents(events, session.context),
  ]
  const turn = savedTurn(state, events, options.now())
  // Together, so that they share a transaction.
  await Promise.all([
    save({ events, answers, consumed, turn, notes: timeline, wakeAt: turn.waitUntil ?? null }),
    options.budget.spent(session.siteId, notes, inputs),
  ])
  return { more, open: undefined }
}

/** The assistant, and who is told of its faults. */
function watchers({ assistant, watched, logger }: RunSessionOptions, sessionId: string) {
  const session = () => sessionKey(sessionId)
  return {
    assistant: watched?.(assistant, sessionId) ?? assistant,
    onFault: (fault: unknown) => logger.error({ err: fault, session: session() }, 'the assistant failed'),
    onModelFault: (cause: string) => logger.warn({ cause, session: session() }, 'the model failed'),
    onModelRetry: (cause: string) =>
      logger.warn({ cause, session: session() }, 'the model is asked once more'),
  }
}

function requestOf(
  options: RunSessionOptions,
  { session, saved, batch: { inputs }, profile }: Start,
  { history, budgetLeft }: { readonly history: readonly StoredEntry[]; readonly budgetLeft: boolean },
): TurnRequest {
  const pageIsNew = options.pageSeen(session.id)
  return {
    state: saved.state,
    inputs,
    page: session.context,
    ...(pageIsNew !== undefined && { pageIsNew }),
    site: profile,
    history: before(inputs, history),
    language: options.languageOf(session.context),
    budgetLeft,
    knowledge: options.knowledgeOf(session.siteId),
    ...(session.visitor && profile.tellsVisitor ? { visitor: session.visitor } : {}),
  }
}

interface CutRun extends Start {
  readonly stream: Stream
  readonly save: SaveRun
  readonly now: number
}

/** A new message closes what was said and is answered with it in view. `stop` leaves the closing to its own run. */
async function cutShort(
  by: Interruption,
  { saved, batch, stream, save, now }: CutRun,
): Promise<SessionRunResult> {
  if (by === 'gone' || by === 'handover') return nothing
  const open = stream.open()
  if (by === 'stop' || !open) return { more: true, open }
  const { inputs, answers, consumed } = batch
  const turn: SavedTurn = { ...saved, carried: [...inputs, { kind: 'said', text: open.text }] }
  // What is carried must be answered even if this process dies: it is due at once.
  await save({ events: stream.finish(true), answers, consumed, turn, wakeAt: now })
  return { more: true, open: undefined }
}

/** The conversation before the messages that are about to be answered. */
function before(inputs: readonly TurnInput[], history: readonly StoredEntry[]): StoredEntry[] {
  let messages = inputs.filter((input) => input.kind === 'message').length
  let end = history.length
  while (messages > 0 && end > 0) if (history[--end]?.role === 'user') messages -= 1
  return history.slice(0, end)
}

import {
  createAssistant,
  type AssistantOptions,
  type Engine,
  type EngineView,
  type Knowledge,
  type Proposal,
  type SiteProfile,
  type TurnInput,
  type TurnNote,
  type TurnState,
  noKnowledge,
} from '#assistant'
import { builtinEngine } from '#engine'
import {
  defaultSiteConfig,
  type HistoryEntry,
  type Language,
  type LoggedEvent,
  type PageContext,
  type Source,
} from '#protocol'

/** One engine for all stages: what it reads of the concepts it reads once. */
const builtin = builtinEngine()

export const site: SiteProfile = {
  id: 'site',
  name: 'Quiet Mill',
  hosts: ['mill.example'],
  config: defaultSiteConfig('Quiet Mill'),
  policy: {},
}

export interface Stage {
  readonly events: LoggedEvent[]
  readonly notes: TurnNote[]
  state: TurnState | undefined
  page: PageContext
  site: SiteProfile
  language: Language
  budgetLeft: boolean
  pageIsNew: boolean | undefined
  readonly history: HistoryEntry[]
  /** Called with everything said so far in the run. */
  onSay: (said: string) => void
  /** What is known of the site. */
  knowledge: Knowledge
  /** The longest time, by the given clock, that a run left the visitor without a word. */
  longestSilence: number
  /** Runs the turn once; what it said and sent is appended to `events`, as a server would log it. */
  advance(...inputs: TurnInput[]): Promise<LoggedEvent[]>
  /** A message of the visitor. */
  say(text: string): Promise<LoggedEvent[]>
  /** The widget's answer to the plan that is waited for. */
  report(success?: boolean, page?: PageContext): Promise<LoggedEvent[]>
  answer(confirmed: boolean): Promise<LoggedEvent[]>
}

/** A conversation without a server: it keeps state and history between runs and closes streams as the server does. */
export function setStage(options: Partial<AssistantOptions>, page: PageContext): Stage {
  const assistant = createAssistant({ builtin, ...options })
  const { now = Date.now } = options
  let streams = 0
  const stage: Stage = {
    events: [],
    notes: [],
    state: undefined,
    page,
    site,
    language: 'en',
    budgetLeft: true,
    pageIsNew: undefined,
    history: [],
    knowledge: noKnowledge,
    onSay: () => undefined,
    longestSilence: 0,
    async advance(...inputs) {
      let said = ''
      let heardAt = now()
      const heard = () => {
        stage.longestSilence = Math.max(stage.longestSilence, now() - heardAt)
        heardAt = now()
      }
      const held: LoggedEvent[] = []
      const sources: Source[] = []
      const { state, page, site, history, language, budgetLeft, pageIsNew } = stage
      const saved: TurnState | undefined = state && (JSON.parse(JSON.stringify(state)) as TurnState)
      stage.state = await assistant.advance(
        {
          state: saved,
          inputs,
          page,
          site,
          history: [...history],
          language,
          budgetLeft,
          knowledge: stage.knowledge,
          pageIsNew,
        },
        {
          say(delta) {
            heard()
            said += delta
            stage.onSay(said)
          },
          send: (event) => void held.push(event),
          cite: (given) => void sources.push(...given),
          note: (note) => void stage.notes.push(note),
        },
        new AbortController().signal,
      )
      heard()
      const ended = held.some(({ name }) => name === 'message' || name === 'task_complete')
      const more = stage.state.open || ended
      const done: LoggedEvent[] =
        said === ''
          ? []
          : [
              {
                name: 'message_done',
                payload: {
                  text: said,
                  streamId: `s${streams++}`,
                  ...(more && { more }),
                  ...(sources.length > 0 && { sources: [...sources] }),
                },
              },
            ]
      const events = more ? [...done, ...held] : [...held, ...done]
      for (const input of inputs)
        if (input.kind === 'message') history.push({ role: 'user', content: input.text })
      for (const { payload } of events) {
        const text = 'text' in payload ? payload.text : 'message' in payload ? payload.message : undefined
        if (text) history.push({ role: 'assistant', content: text })
      }
      stage.events.push(...events)
      return events
    },
    say: (text) => stage.advance({ kind: 'message', text, messageId: 'm' }),
    report(success = true, page) {
      if (page) stage.page = page
      const waiting = stage.state?.waiting
      if (waiting?.kind !== 'plan') throw new Error('no plan is waited for')
      const result = success
        ? { success, completedSteps: waiting.steps.length, totalSteps: waiting.steps.length }
        : { success, error: 'no_effect' }
      return stage.advance({ kind: 'result', planId: waiting.planId, result })
    },
    answer(confirmed) {
      const waiting = stage.state?.waiting
      if (waiting?.kind !== 'confirmation') throw new Error('no answer is waited for')
      return stage.advance({ kind: 'confirmation', confirmationId: waiting.confirmationId, confirmed })
    },
  }
  return stage
}

export type ScriptedStep = Proposal | ((view: EngineView) => Proposal) | { say: string; next: Proposal }

/** An engine that does one thing after the other, whatever happens, and remembers only how far it came. */
export function scriptedEngine(...script: ScriptedStep[]): Engine & { views: EngineView[] } {
  const views: EngineView[] = []
  return {
    name: 'scripted',
    views,
    step(view, { say }) {
      views.push(view)
      const at = (view.memory as number | undefined) ?? 0
      const next = script[Math.min(at, script.length - 1)] ?? { kind: 'answer' }
      const memory = at + 1
      if (typeof next === 'function') return Promise.resolve({ proposal: next(view), memory })
      if (!('next' in next)) return Promise.resolve({ proposal: next, memory })
      say(next.say)
      return Promise.resolve({ proposal: next.next, memory })
    },
  }
}

/** The terminal events of a run: message, task_complete, or the end of a stream. */
export function terminals(events: readonly LoggedEvent[]): LoggedEvent[] {
  return events.filter(
    ({ name, payload }) =>
      name === 'message' || name === 'task_complete' || (name === 'message_done' && !('more' in payload)),
  )
}

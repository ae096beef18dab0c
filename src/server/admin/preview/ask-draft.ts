import type { Assistant, Knowledge, SiteProfile, TurnNote } from '#assistant'
import type { DraftAnswer, HistoryEntry, Language, Source } from '#protocol'

export interface AskDraftOptions {
  readonly assistant: Assistant
  readonly knowledge: Knowledge
  readonly language: Language
}

/** Longer than any model may leave a visitor without a word. */
const patienceMs = 90_000
const acting =
  'Here it would act on the page. The preview has no page of yours: press Try to see it done on your site.'

/** Asks the draft what a visitor would, on a page of which nothing is known. Never throws: what went wrong is the answer. */
export async function askDraft(
  site: SiteProfile,
  message: string,
  history: readonly HistoryEntry[],
  { assistant, knowledge, language }: AskDraftOptions,
): Promise<DraftAnswer> {
  let streamed = ''
  const said: string[] = []
  const sources: Source[] = []
  const notes: TurnNote[] = []
  let block: DraftAnswer['block'] = null
  const fault = await assistant
    .advance(
      {
        state: undefined,
        inputs: [{ kind: 'message', text: message, messageId: 'preview' }],
        page: { url: `https://${site.hosts[0] ?? 'preview.invalid'}/`, title: site.name, visibleText: '' },
        site,
        history,
        language,
        budgetLeft: true,
        knowledge,
      },
      {
        say: (delta) => void (streamed += delta),
        send({ name, payload }) {
          if (name === 'message') said.push(payload.text)
          if (name === 'task_complete') said.push(payload.message)
          if (name === 'action_plan' || name === 'confirmation_required') said.push(acting)
          if (name === 'ui_block') {
            block = { block_type: payload.block_type, data: payload.data }
            if (payload.message) said.push(payload.message)
          }
        },
        note: (note) => notes.push(note),
        cite: (given) => void sources.push(...given),
      },
      AbortSignal.timeout(patienceMs),
    )
    .then(
      () => notes.find((note) => note.kind === 'fault')?.reason,
      (error: unknown) => (error as Error).message,
    )
  const usage = notes.findLast((note) => note.kind === 'usage')
  return {
    text: [streamed, ...said].filter(Boolean).join('\n\n') || 'It said nothing.',
    sources,
    block,
    model: usage?.model ?? null,
    fault: fault ?? null,
  }
}

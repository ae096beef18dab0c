import type { operatorKnowledge } from '#server'
import { UsageError, type Terminal } from './command.ts'

export interface PhrasingsWanted {
  readonly siteId: string
  /** None: those of the site. */
  readonly languages: readonly string[]
  /** Whether the person agreed beforehand. */
  readonly yes: boolean
}

/** Has the model of a site write question phrasings, once the person has seen what it takes and agreed. */
export async function writePhrasings(
  knowledge: Pick<Awaited<ReturnType<typeof operatorKnowledge>>, 'phrasingCost' | 'writePhrasings'>,
  terminal: Terminal,
  { siteId, languages: wanted, yes }: PhrasingsWanted,
): Promise<void> {
  if (wanted.some((code) => !/^[a-z]{2,3}$/.test(code)))
    throw new UsageError('Name languages by their codes, parted by commas: --languages en,de.')
  const { model, languages, cost } = await knowledge.phrasingCost(siteId, wanted)
  if (model === undefined)
    throw new UsageError(
      'The site has no model. Choose one in the dashboard under Assistant, or by ASSISTANT.',
    )
  if (cost.calls === 0) return terminal.out('phrasings: every passage has its own')
  terminal.out(
    `phrasings in ${languages.join(', ')}: ${cost.calls} calls to ${model}, about ${cost.inputTokens} tokens in and ${cost.outputTokens} out`,
  )
  if (!yes) {
    if (!terminal.ask) throw new UsageError('Nobody is here to agree to that. Say --yes.')
    const answer = await terminal.ask('Have them written? (yes/no) ')
    if (!/^y(?:es)?$/i.test(answer.trim())) return terminal.out('phrasings: nothing was written')
  }
  let last = -1
  const run = await knowledge.writePhrasings(
    siteId,
    { languages, calls: cost.calls },
    ({ done, passages }) => {
      if (done !== last) terminal.out(`passages phrased: ${done} of ${passages}`)
      last = done
    },
  )
  if (!run) throw new UsageError('The site is gone.')
  if (run.state === 'writing')
    return terminal.out(`Another process is writing them: ${run.done} of ${run.passages} passages so far.`)
  terminal.out(
    `phrased: ${run.done} of ${run.passages} passages, ${run.inputTokens} tokens in, ${run.outputTokens} out`,
  )
  if (run.state === 'failed') throw new UsageError(run.note ?? 'They could not be written.')
  if (run.note !== null) terminal.out(run.note)
}

import type { PhrasingState } from '#protocol'
import { Alert, Anchor, Button, Card, Group, Progress, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '../../parts/confirm.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { useToast } from '../../parts/toast.tsx'
import {
  useBeginPhrasing,
  usePhrasing,
  useRemovePhrasings,
  useStopPhrasing,
} from '../../resources/use-phrasings.ts'
import { PhrasingList } from './phrasing-list.tsx'

const everyMs = 2_000
const maxLanguages = 5

/** Questions in other words that the site's model writes once; visitors then need no model. */
export function PhrasingsCard({ siteId, mayChange }: { siteId: string; mayChange: boolean }) {
  const query = usePhrasing(siteId)
  usePhrasing(siteId, [], query.data?.run?.state === 'writing' && everyMs)
  return (
    <Card>
      <Stack>
        <Title order={2}>Phrasings</Title>
        <Text size="sm" c="dimmed">
          Visitors ask in other words than your pages. A model writes, once, the questions each passage
          answers; they are then searched without it.
        </Text>
        <Loaded query={query}>
          {(state) => (
            <>
              <Run siteId={siteId} state={state} mayChange={mayChange} />
              {mayChange && state.run?.state !== 'writing' && <Begin siteId={siteId} state={state} />}
              {state.phrasings > 0 && <Written siteId={siteId} state={state} mayChange={mayChange} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}

interface Part {
  readonly siteId: string
  readonly state: PhrasingState
}

function Run({ siteId, state: { run }, mayChange }: Part & { mayChange: boolean }) {
  const stop = useStopPhrasing()
  const toast = useToast()
  if (!run) return null
  const tokens = tokensOf(run)
  if (run.state === 'writing')
    return (
      <Stack gap={6}>
        <Progress value={(100 * run.done) / Math.max(1, run.passages)} aria-label="Writing phrasings" />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {run.done} of {run.passages} passages · {tokens}
          </Text>
          {mayChange && (
            <Button
              size="xs"
              variant="default"
              loading={stop.isPending}
              onClick={() => stop.mutate({ params: { id: siteId } }, { onError: toast.failed })}
            >
              Stop
            </Button>
          )}
        </Group>
      </Stack>
    )
  return (
    <>
      {run.note !== null && (
        <Alert color={run.state === 'failed' ? 'red' : 'blue'} className="wrap-anywhere">
          {run.note}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        Last written: {run.done} of {run.passages} passages · {tokens}
      </Text>
    </>
  )
}

function Begin({ siteId, state: { model, languages: usual } }: Part) {
  const [codes, setCodes] = useState(usual.join(', '))
  const languages = [...new Set(codes.toLowerCase().match(/\b[a-z]{2,3}\b/g))].slice(0, maxLanguages)
  const { data } = usePhrasing(siteId, languages)
  const begin = useBeginPhrasing()
  const confirm = useConfirm()
  const toast = useToast()
  if (model === null)
    return (
      <Text size="sm">
        This site has no model. Choose one under Assistant and publish it; nothing is written before you have
        seen what it costs.
      </Text>
    )
  const cost = languages.length > 0 ? data?.cost : undefined
  const about = cost && `${calls(cost.calls)} to ${model}, about ${tokensOf(cost)}`
  const start = async () => {
    if (!cost) return
    const text = `${about}. It counts into the site's budget, can be stopped, and what is written stays.`
    if (await confirm({ title: 'Have phrasings written?', text, confirm: 'Write them' }))
      begin.mutate(
        { params: { id: siteId }, body: { languages, calls: cost.calls } },
        { onError: toast.failed },
      )
  }
  return (
    <Stack gap="xs">
      <TextInput
        label="Languages of the questions"
        description={`Codes, such as en, de; at most ${maxLanguages}`}
        value={codes}
        maxLength={40}
        error={languages.length === 0 && 'Name at least one language.'}
        onChange={(event) => setCodes(event.currentTarget.value)}
      />
      <Text size="sm" aria-live="polite">
        {cost?.calls === 0 && 'Every passage has its phrasings.'}
        {cost && cost.calls > 0 && `What is left to write takes ${about}.`}
      </Text>
      <Button
        size="xs"
        loading={begin.isPending}
        disabled={!cost || cost.calls === 0}
        onClick={() => void start()}
        style={{ alignSelf: 'start' }}
      >
        Write phrasings
      </Button>
    </Stack>
  )
}

function Written({ siteId, state, mayChange }: Part & { mayChange: boolean }) {
  const [open, setOpen] = useState(false)
  const remove = useRemovePhrasings()
  const confirm = useConfirm()
  const toast = useToast()
  const drop = async () => {
    const text = 'Passages are then found by their own words again. Writing them once more costs as much.'
    if (await confirm({ title: 'Remove all phrasings?', text, confirm: 'Remove them', danger: true }))
      remove.mutate({ params: { id: siteId } }, { onError: toast.failed })
  }
  return (
    <>
      <Group gap="md">
        <Anchor component="button" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {count(state.phrasings)} phrasings
        </Anchor>
        {mayChange && state.run?.state !== 'writing' && (
          <Button size="xs" variant="subtle" color="red" onClick={() => void drop()}>
            Remove all
          </Button>
        )}
      </Group>
      {open && <PhrasingList siteId={siteId} mayChange={mayChange} />}
    </>
  )
}

const count = (number: number) => number.toLocaleString('en')
const calls = (number: number) => (number === 1 ? 'one call' : `${count(number)} calls`)
const tokensOf = (of: { inputTokens: number; outputTokens: number }) =>
  `${count(of.inputTokens)} tokens in and ${count(of.outputTokens)} out`

import type { KnowledgeSource } from '#protocol'
import { Anchor, Badge, Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '../../parts/confirm.tsx'
import { counted } from '../../parts/counted.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Moment } from '../../parts/moment.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useLearnSource, useRemoveSource, useSources } from '../../resources/use-knowledge.ts'
import { AddSource } from './add-source.tsx'
import { SourcePages } from './source-pages.tsx'
import { SourceSettings } from './source-settings.tsx'

const everyMs = 2_000

/** Websites and texts that were learned, or are being learned. */
export function SourcesCard(props: { siteId: string; hosts: readonly string[]; mayChange: boolean }) {
  const { siteId, hosts, mayChange } = props
  const query = useSources(siteId)
  const isLearning = query.data?.items.some(({ state }) => state === 'learning') ?? false
  useSources(siteId, isLearning && everyMs)
  return (
    <Card>
      <Stack>
        <Title order={2}>Sources</Title>
        <Loaded query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <NothingYet icon="sites" title="Nothing is learned yet">
                Learn your website from its start page: then visitors get answers from all of it.
              </NothingYet>
            ) : (
              <Stack component="ul" className="plain-list">
                {items.map((source) => (
                  <SourceRow key={source.id} siteId={siteId} source={source} mayChange={mayChange} />
                ))}
              </Stack>
            )
          }
        </Loaded>
        {mayChange && <AddSource siteId={siteId} hosts={hosts} />}
      </Stack>
    </Card>
  )
}

const states = {
  idle: { label: 'Learned', color: 'teal' },
  learning: { label: 'Learning', color: 'blue' },
  failed: { label: 'Failed', color: 'red' },
} as const

const partNames = { pages: 'Pages', settings: 'What to leave out, and when' }

function SourceRow(props: { siteId: string; source: KnowledgeSource; mayChange: boolean }) {
  const { siteId, source, mayChange } = props
  const { pages } = source
  const [open, setOpen] = useState<keyof typeof partNames>()
  const learn = useLearnSource()
  const remove = useRemoveSource()
  const confirm = useConfirm()
  const toast = useToast()
  const params = { id: siteId, sourceId: source.id }
  const done = pages.learned + pages.skipped + pages.failed
  const drop = async () => {
    const text = 'The assistant forgets every page that it brought.'
    if (await confirm({ title: `Forget ${source.name}?`, text, confirm: 'Forget it', danger: true }))
      remove.mutate({ params }, { onError: toast.failed })
  }
  return (
    <Stack component="li" gap={6}>
      <Group justify="space-between">
        <Group gap="xs">
          <Text fw={600} className="wrap-anywhere">
            {source.name}
          </Text>
          <Badge variant="light" color={states[source.state].color}>
            {states[source.state].label}
          </Badge>
        </Group>
        {mayChange && (
          <Group gap="xs">
            {source.kind === 'site' && (
              <Button
                size="xs"
                variant="default"
                loading={learn.isPending}
                disabled={source.state === 'learning'}
                onClick={() => learn.mutate({ params }, { onError: toast.failed })}
              >
                Learn again
              </Button>
            )}
            <Button size="xs" variant="subtle" color="red" onClick={() => void drop()}>
              Forget
            </Button>
          </Group>
        )}
      </Group>
      {source.state === 'learning' && (
        <Progress
          value={(100 * done) / Math.max(1, done + pages.waiting)}
          aria-label={`Learning ${source.name}`}
        />
      )}
      <Text size="sm" c="dimmed" aria-live="polite">
        {counted(pages.learned, 'page')} learned, {counted(pages.passages, 'passage')}, {pages.skipped} left
        out, {pages.failed} failed{pages.waiting > 0 && `, ${pages.waiting} waiting`}
        {source.learnedAt !== null && (
          <>
            {' · '}
            <Moment at={source.learnedAt} size="sm" c="dimmed" span />
          </>
        )}
      </Text>
      {source.note !== null && <Text size="sm">{source.note}</Text>}
      <Group gap="md">
        {(['pages', 'settings'] as const)
          .filter((part) => part === 'pages' || (mayChange && source.kind === 'site'))
          .map((part) => (
            <Anchor
              key={part}
              component="button"
              size="sm"
              aria-expanded={open === part}
              onClick={() => setOpen(open === part ? undefined : part)}
            >
              {partNames[part]}
            </Anchor>
          ))}
      </Group>
      {open === 'pages' && <SourcePages siteId={siteId} sourceId={source.id} />}
      {open === 'settings' && (
        <SourceSettings siteId={siteId} source={source} onDone={() => setOpen(undefined)} />
      )}
    </Stack>
  )
}

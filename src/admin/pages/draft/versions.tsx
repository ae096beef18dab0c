import type { PublishedVersion } from '#protocol'
import { Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { Moment } from '../../parts/moment.tsx'
import { More } from '../../parts/more.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useVersions } from '../../resources/use-versions.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

interface VersionListProps {
  /** The version that holds for visitors. */
  readonly live: number
  readonly readOnly: boolean
  readonly busy: boolean
  readonly onGoBack: (version: PublishedVersion) => void
}

/** What was published when and by whom; each can be published again. */
export function Versions({
  opened,
  onClose,
  ...rest
}: VersionListProps & { opened: boolean; onClose: () => void }) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={<Text fw={600}>Versions</Text>}>
      <VersionList {...rest} />
    </Drawer>
  )
}

function VersionList({ live, readOnly, busy, onGoBack }: VersionListProps) {
  const { site } = useCurrentSite()
  const query = useVersions(site.id)
  if (query.isError) return <ProblemCard error={query.error} retry={() => void query.refetch()} />
  if (query.isPending) return <Waiting />
  if (query.data.length === 0)
    return (
      <NothingYet icon="history" title="Nothing published yet">
        Each time you publish, the version is kept here.
      </NothingYet>
    )
  return (
    <Stack>
      {query.data.map((entry) => (
        <Group key={entry.version} justify="space-between" wrap="nowrap">
          <div>
            <Group gap="xs">
              <Text size="sm" fw={600}>
                Version {entry.version}
              </Text>
              {entry.version === live && (
                <Badge size="sm" color="teal" variant="light">
                  Live
                </Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {entry.by}, <Moment at={entry.at} />
              {entry.note && ` · ${entry.note}`}
              {!entry.whole && ' · look only'}
            </Text>
          </div>
          {!readOnly && entry.version !== live && (
            <Button size="xs" variant="default" flex="none" loading={busy} onClick={() => onGoBack(entry)}>
              Go back
            </Button>
          )}
        </Group>
      ))}
      <More query={query} />
    </Stack>
  )
}

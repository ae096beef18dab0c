import type { ConfigState, PublishedVersion } from '#protocol'
import { Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../api/problem.ts'
import { useConfirm } from '../../parts/confirm.tsx'
import { Moment } from '../../parts/moment.tsx'
import { More } from '../../parts/more.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { useToast } from '../../parts/toast.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useRollBack } from '../../resources/use-config.ts'
import { useVersions } from '../../resources/use-versions.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** What was published when and by whom; each can be published again. */
export function Versions(props: {
  opened: boolean
  onClose: () => void
  state: ConfigState
  /** The ETag of what this page was filled from. */
  seen: string
  readOnly: boolean
  onTake: (state: ConfigState) => void
}) {
  const { opened, onClose, ...rest } = props
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={<Text fw={600}>Versions</Text>}>
      <VersionList {...rest} onDone={onClose} />
    </Drawer>
  )
}

function VersionList(props: {
  state: ConfigState
  seen: string
  readOnly: boolean
  onTake: (state: ConfigState) => void
  onDone: () => void
}) {
  const { state, seen, readOnly, onTake, onDone } = props
  const { site } = useCurrentSite()
  const query = useVersions(site.id)
  const rollBack = useRollBack()
  const confirm = useConfirm()
  const toast = useToast()
  const client = useQueryClient()
  const restore = async ({ version, whole }: PublishedVersion) => {
    const agreed = await confirm({
      title: `Go back to version ${version}?`,
      text: `It is published at once as a new version, and the draft of ${site.name} becomes it too. ${whole ? 'Look, assistant and policy go back together; keys stay.' : 'This one is from before assistant and policy were kept with it: only the look goes back.'}`,
      confirm: 'Go back',
    })
    if (!agreed) return
    // Awaited: what is told to `mutate` alone is forgotten with the drawer.
    try {
      const ifMatch = seen
      const next = await rollBack.mutateAsync({ params: { id: site.id, version: String(version) }, ifMatch })
      onTake(next)
      toast.done(`Version ${version} is back, as version ${next.version}.`)
      onDone()
    } catch (fault) {
      if (!isProblem(fault, 'precondition_failed')) return toast.failed(fault)
      await Promise.all(
        ['readConfig', 'listVersions'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      )
      toast.failed(
        new Error(
          'Somebody else has changed the draft or published in the meantime, so nothing was done. You see the latest now; go back again if you still want to.',
        ),
      )
    }
  }
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
      {query.data.map(({ version, at, by, note, whole }) => (
        <Group key={version} justify="space-between" wrap="nowrap">
          <div>
            <Group gap="xs">
              <Text size="sm" fw={600}>
                Version {version}
              </Text>
              {version === state.version && (
                <Badge size="sm" color="teal" variant="light">
                  Live
                </Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {by}, <Moment at={at} />
              {note && ` · ${note}`}
              {!whole && ' · look only'}
            </Text>
          </div>
          {!readOnly && version !== state.version && (
            <Button
              size="xs"
              variant="default"
              flex="none"
              loading={rollBack.isPending}
              onClick={() => void restore({ version, at, by, note, whole })}
            >
              Go back
            </Button>
          )}
        </Group>
      ))}
      <More query={query} />
    </Stack>
  )
}

import type { ApiKey } from '#protocol'
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useConfirm } from '../../parts/confirm.tsx'
import { counted } from '../../parts/counted.ts'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { More } from '../../parts/more.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { useToast } from '../../parts/toast.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useKeys, useRemoveKey } from '../../resources/use-keys.ts'
import { KeyDialog } from './key-dialog.tsx'
import { scopeTexts } from './scope-texts.ts'

/** Keys for programs that use the admin API. */
export function KeysCard({ organisation }: { organisation: string }) {
  const query = useKeys(organisation)
  const remove = useRemoveKey()
  const confirm = useConfirm()
  const toast = useToast()
  const [making, { open, close }] = useDisclosure()
  const drop = async ({ id, name }: ApiKey) => {
    const agreed = await confirm({
      title: `Remove the key ${name}?`,
      text: 'Programs that use it are refused from now on.',
      confirm: 'Remove',
      danger: true,
    })
    if (!agreed) return
    remove.mutate(
      { params: { keyId: id }, query: { organisation } },
      { onSuccess: () => toast.done('The key is removed.'), onError: toast.failed },
    )
  }
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>API keys</Title>
          <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={open}>
            New key
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          For scripts and other programs that use the{' '}
          <Anchor href="/docs/api" inherit underline="always">
            admin API
          </Anchor>
          .
        </Text>
        {query.isError && <ProblemCard error={query.error} retry={() => void query.refetch()} />}
        {query.isPending && <Waiting rows={1} height={40} />}
        {query.data?.length === 0 && <Text size="sm">No keys yet.</Text>}
        {query.data?.map((key) => (
          <Group key={key.id} justify="space-between">
            <div>
              <Text size="sm" fw={500}>
                {key.name}{' '}
                <Text span c="dimmed">
                  ph_…{key.hint}
                </Text>
              </Text>
              <Text size="xs" c="dimmed">
                {scopeTexts[key.scope]} · {sitesOf(key)} · {usedAt(key)} · {until(key)}
              </Text>
            </div>
            <Button size="xs" variant="default" onClick={() => void drop(key)}>
              Remove
            </Button>
          </Group>
        ))}
        <More query={query} />
      </Stack>
      <KeyDialog organisation={organisation} opened={making} onClose={close} />
    </Card>
  )
}

function sitesOf({ siteIds }: ApiKey): string {
  if (!siteIds) return 'all sites'
  return counted(siteIds.length, 'site')
}

function usedAt({ lastUsedAt }: ApiKey) {
  if (lastUsedAt === null) return 'never used'
  return (
    <>
      last used <Moment at={lastUsedAt} />
    </>
  )
}

function until({ expiresAt }: ApiKey) {
  if (expiresAt === null) return 'no end'
  return (
    <>
      {expiresAt < Date.now() ? 'ended' : 'until'} <Moment at={expiresAt} />
    </>
  )
}

import { Card, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { useConfirm } from '../../parts/confirm.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useChangeSite } from '../../resources/use-site.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** The switch that takes the assistant off every page at once. */
export function PauseCard() {
  const { site, may } = useCurrentSite()
  const change = useChangeSite()
  const confirm = useConfirm()
  const toast = useToast()
  const toggle = async () => {
    const paused = !site.paused
    const agreed =
      !paused ||
      (await confirm({
        title: `Pause ${site.name}?`,
        text: 'Visitors will not see the assistant on any page until you switch it on again.',
        confirm: 'Pause',
      }))
    if (!agreed) return
    change.mutate(
      { params: { id: site.id }, body: { paused } },
      {
        onSuccess: () => toast.done(paused ? 'Paused.' : 'The assistant is on again.'),
        onError: toast.failed,
      },
    )
  }
  return (
    <Card>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={4}>
          <Title order={2}>{site.paused ? 'The assistant is paused' : 'The assistant is on'}</Title>
          <Text size="sm" c="dimmed">
            {site.paused
              ? 'No page shows the assistant. Pages already open keep it until they are loaded again.'
              : 'The assistant shows wherever its hosts and page rules allow. Takes effect at once, without publishing.'}
          </Text>
        </Stack>
        <Switch
          size="md"
          checked={!site.paused}
          disabled={!may('editor') || change.isPending}
          onChange={() => void toggle()}
          aria-label="Show the assistant"
        />
      </Group>
    </Card>
  )
}

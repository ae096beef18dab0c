import { ActionIcon, Badge, Card, Code, Group, Stack, Text, Title, Tooltip } from '@mantine/core'
import { useConfirm } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useHosts, useRemoveHost } from '../../resources/use-hosts.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { AddHost } from './add-host.tsx'
import { WaitingHosts } from './waiting-hosts.tsx'

/** The allow-list, and when the widget was last seen on each host. */
export function HostList({ siteId }: { siteId: string }) {
  const query = useHosts(siteId)
  const remove = useRemoveHost()
  const confirm = useConfirm()
  const toast = useToast()
  const { site, may } = useCurrentSite()
  const drop = async (host: string) => {
    const agreed = await confirm({
      title: 'Refuse this host?',
      text: `Pages on ${host} will no longer show the assistant of ${site.name}.`,
      confirm: `Remove ${host}`,
      danger: true,
    })
    if (!agreed) return
    remove.mutate(
      { params: { id: siteId, host } },
      { onSuccess: () => toast.done(`${host} is refused from now on.`), onError: toast.failed },
    )
  }
  return (
    <Card>
      <Stack>
        <Title order={2}>Allowed hosts</Title>
        <Loaded query={query}>
          {({ hosts, seen }) => (
            <Stack gap={0} component="ul" className="plain-list">
              {hosts.map((host) => (
                <Group key={host} component="li" justify="space-between" wrap="nowrap" py={6}>
                  <Group gap="xs" miw={0}>
                    <Code className="wrap-anywhere" fz="sm">
                      {host}
                    </Code>
                    {host.startsWith('*.') && <Badge variant="light">Subdomains</Badge>}
                  </Group>
                  {may('editor') && (
                    <Tooltip label={`Remove ${host}`}>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={`Remove ${host}`}
                        disabled={hosts.length === 1}
                        onClick={() => void drop(host)}
                      >
                        <Icon name="trash" size={16} />
                      </ActionIcon>
                    </Tooltip>
                  )}
                </Group>
              ))}
              <Stack gap={4} mt="sm" component="li">
                <Text size="xs" c="dimmed" fw={600}>
                  Seen on
                </Text>
                {seen.length === 0 && (
                  <Text size="sm" c="dimmed">
                    The widget has not been seen on any page yet.
                  </Text>
                )}
                {seen.map(({ host, at }) => (
                  <Group key={host} justify="space-between" gap="xs">
                    <Text size="sm">{host}</Text>
                    <Moment at={at} size="sm" c="dimmed" />
                  </Group>
                ))}
              </Stack>
            </Stack>
          )}
        </Loaded>
        <WaitingHosts siteId={siteId} mayChange={may('editor')} />
        {may('editor') && <AddHost siteId={siteId} />}
      </Stack>
    </Card>
  )
}

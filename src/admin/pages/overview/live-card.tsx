import { Alert, Button, Card, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { Link } from 'react-router'
import { useIdentity } from '../../identity/identity-context.ts'
import { CopyLine } from '../../parts/copy-line.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useSite } from '../../resources/use-site.ts'
import { demoAddress } from '../../shell/demo-address.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { snippet } from '../wizard/snippet.ts'

const askAgainMs = 5_000

/** Whether the assistant is installed and live; if it is not, the one thing that is missing. */
export function LiveCard() {
  const { site } = useCurrentSite()
  const { config } = useIdentity()
  useSite(site.id, site.lastSeen ? false : askAgainMs)
  const demo = demoAddress(site, config.publicUrl)
  if (!site.lastSeen && demo)
    return (
      <Card>
        <Group justify="space-between">
          <Stack gap={4}>
            <Text fw={600}>Try it in the demo shop</Text>
            <Text size="sm" c="dimmed">
              It comes with Pagehand and has the assistant already. What you ask there shows up here.
            </Text>
          </Stack>
          <Button component="a" href={demo} target="_blank">
            Open the demo shop
          </Button>
        </Group>
      </Card>
    )
  if (!site.lastSeen)
    return (
      <Card>
        <Stack gap="sm">
          <Text fw={600}>Put the assistant on your site</Text>
          <Text size="sm" c="dimmed">
            Paste this line into the pages of {site.hosts.join(', ')}. This page notices when the widget is
            seen there.
          </Text>
          <CopyLine text={snippet(config.publicUrl)} label="The line to paste" />
        </Stack>
      </Card>
    )
  if (site.paused)
    return (
      <Alert color="orange" icon={<Icon name="pause" />} title="Paused">
        <Group justify="space-between">
          <Text size="sm">No page shows the assistant.</Text>
          <Button component={Link} to={`/sites/${site.id}/hosts`} size="xs" variant="default">
            Switch it on
          </Button>
        </Group>
      </Alert>
    )
  return (
    <Card padding="sm">
      <Group gap="sm" wrap="nowrap">
        <ThemeIcon color="teal" variant="light" radius="xl">
          <Icon name="check" size={16} />
        </ThemeIcon>
        <Text size="sm">
          <b>Live.</b> Last seen on {site.lastSeen.host}, <Moment at={site.lastSeen.at} />
          {site.hasDraft && ' · a draft is waiting to be published'}
        </Text>
      </Group>
    </Card>
  )
}

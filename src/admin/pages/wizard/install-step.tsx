import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useIdentity } from '../../identity/identity-context.ts'
import { CopyLine } from '../../parts/copy-line.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { useSite } from '../../resources/use-site.ts'
import { WaitingHosts } from '../hosts/waiting-hosts.tsx'
import { CallWatch } from './call-watch.tsx'
import { snippet } from './snippet.ts'

const askAgainMs = 2_000

/** The line to paste, and a look-out for the widget's first call. */
export function InstallStep({ siteId }: { siteId: string }) {
  const { config } = useIdentity()
  const query = useSite(siteId, askAgainMs)
  return (
    <Loaded query={query}>
      {(site) => (
        <Stack gap="lg">
          <div>
            <Title order={2}>Paste this line into every page</Title>
            <Text size="sm" c="dimmed" mt={4}>
              Before the closing <code>&lt;/body&gt;</code>, or in the footer of your site builder or
              template.
            </Text>
          </div>
          <CopyLine text={snippet(config.publicUrl)} label="The line to paste" />
          <WaitingHosts siteId={site.id} mayChange />
          <CallWatch site={site} />
          <Group justify="space-between">
            <Anchor component={Link} to={`/sites/${site.id}/hosts`} size="sm">
              Check which hosts are allowed
            </Anchor>
            <Group>
              <Button component={Link} to={`/sites/${site.id}/appearance`} variant="default">
                Change its look
              </Button>
              <Button component={Link} to={`/sites/${site.id}`}>
                {site.lastSeen ? 'Done' : 'Finish later'}
              </Button>
            </Group>
          </Group>
        </Stack>
      )}
    </Loaded>
  )
}

import type { SiteConfig } from '#protocol'
import { Alert, Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useCurrentSite } from '../../shell/site-context.ts'
import { PreviewFrame } from '../appearance/preview-frame.tsx'

/** The widget, answering by the saved draft. */
export function TryDraftCard({ config, unsaved }: { config: SiteConfig; unsaved: boolean }) {
  const { site } = useCurrentSite()
  return (
    <Card>
      <Stack gap="sm">
        <div>
          <Title order={2}>Ask it</Title>
          <Text size="sm" c="dimmed">
            The saved draft answers, with what it knows of your site and no page of it in view. It counts in
            no number.
          </Text>
        </div>
        {unsaved && (
          <Text size="sm" c="orange">
            You have changes that are not saved yet. Save the draft to hear them.
          </Text>
        )}
        {site.hosts.length === 0 && (
          <Alert color="orange" title="No host yet">
            Visitors see the assistant once a host is allowed:{' '}
            <Anchor component={Link} to={`/sites/${site.id}/hosts`}>
              Hosts
            </Anchor>
            .
          </Alert>
        )}
        <PreviewFrame
          phone={false}
          state={{ config, dark: false, scene: 'open', locale: config.locale ?? 'en' }}
        />
      </Stack>
    </Card>
  )
}

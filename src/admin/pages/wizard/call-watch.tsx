import type { SiteSummary } from '#protocol'
import { Alert, Anchor, Loader, Text } from '@mantine/core'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { pageToTry } from '../draft/page-to-try.ts'

/** Waits for the widget and says so the moment it is seen. */
export function CallWatch({ site }: { site: SiteSummary }) {
  if (site.lastSeen)
    return (
      <Alert color="teal" icon={<Icon name="check" />} title="It works" role="status">
        The widget was last seen on {site.lastSeen.host} <Moment at={site.lastSeen.at} />.
      </Alert>
    )
  const open = pageToTry(site)
  return (
    <Alert color="gray" icon={<Loader size={18} />} title="Waiting for the widget" role="status">
      <Text size="sm">
        Open{' '}
        {open ? (
          <Anchor href={open} target="_blank" rel="noreferrer" inherit underline="always">
            {new URL(open).host}
          </Anchor>
        ) : (
          'your site'
        )}{' '}
        in another tab. This page notices by itself when the widget is there.
      </Text>
    </Alert>
  )
}

import type { SiteSummary } from '#protocol'
import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useIdentity } from '../../identity/identity-context.ts'
import { demoAddress } from '../../shell/demo-address.ts'
import { SiteBadge } from '../../shell/site-badge.tsx'
import { SiteStatus } from '../../shell/site-status.tsx'
import { Moment } from '../../parts/moment.tsx'
import classes from './site-card.module.css'

/** One site: its name, where it lives, whether the widget calls in. */
export function SiteCard({ site }: { site: SiteSummary }) {
  const { config } = useIdentity()
  const demo = demoAddress(site, config.publicUrl)
  const [first, ...others] = site.hosts
  return (
    <Card className={classes.card}>
      <Stack gap="md">
        <Group wrap="nowrap" align="flex-start">
          <SiteBadge name={site.name} size={40} />
          <Stack gap={0} flex={1} miw={0}>
            <Text
              fw={600}
              lineClamp={2}
              component={Link}
              to={`/sites/${site.id}`}
              className={classes.link ?? ''}
            >
              {site.name}
            </Text>
            <Text size="sm" c="dimmed" truncate>
              {first}
              {others.length > 0 && ` and ${others.length} more`}
            </Text>
          </Stack>
          <SiteStatus site={site} />
        </Group>
        <Text size="sm" c="dimmed">
          {site.lastSeen ? (
            <>
              Last seen on {site.lastSeen.host}, <Moment at={site.lastSeen.at} />
            </>
          ) : demo ? (
            'Nobody has been there yet'
          ) : (
            'The widget has not been seen yet'
          )}
        </Text>
        {demo && (
          <Text size="sm" c="dimmed">
            The demo shop that comes with Pagehand.{' '}
            <Anchor href={demo} target="_blank" inherit underline="always" className={classes.above ?? ''}>
              Open it
            </Anchor>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

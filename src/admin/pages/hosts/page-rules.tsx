import type { SiteConfig } from '#protocol'
import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Loaded } from '../../parts/loaded.tsx'
import { useConfig } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** On which pages of these hosts the assistant shows; that is changed where the rest of the draft is. */
export function PageRules() {
  const { site } = useCurrentSite()
  const query = useConfig(site.id)
  return (
    <Card>
      <Stack gap="xs">
        <Title order={2}>Pages</Title>
        <Loaded query={query}>
          {({ published }) => (
            <Text size="sm" className="wrap-anywhere">
              {sayPaths(published.paths)}
            </Text>
          )}
        </Loaded>
        <Text size="sm" c="dimmed">
          Change it under{' '}
          <Anchor component={Link} to={`/sites/${site.id}/appearance#pages`} inherit underline="always">
            Appearance, Pages
          </Anchor>
          , and publish.
        </Text>
      </Stack>
    </Card>
  )
}

function sayPaths({ only = [], except = [] }: NonNullable<SiteConfig['paths']> = {}): string {
  const where = only.length > 0 ? `Only on ${only.join(', ')}` : 'On every page'
  return except.length > 0 ? `${where}, but never on ${except.join(', ')}.` : `${where}.`
}

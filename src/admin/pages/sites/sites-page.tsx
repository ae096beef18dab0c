import { demoSiteId } from '#protocol'
import { Button, Card, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { useSites } from '../../resources/use-sites.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { SiteCard } from './site-card.tsx'

/** Every site, and how it fares. */
export function SitesPage() {
  const query = useSites()
  const add = (
    <Button component={Link} to="/new-site" leftSection={<Icon name="plus" size={16} />}>
      New site
    </Button>
  )
  return (
    <PageLayout
      title="Sites"
      about="Each site has its own assistant, look and rules."
      action={query.data?.items.length ? add : null}
    >
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <NothingYet icon="sites" title="Add your first site" action={add}>
                Name it, say where it lives, paste one line into its pages. It takes about two minutes.
              </NothingYet>
            </Card>
          ) : (
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              {items.map((site) => (
                <SiteCard key={site.id} site={site} />
              ))}
              {items.every(({ id }) => id === demoSiteId) && (
                <Card>
                  <Stack gap="xs" align="flex-start" justify="space-between" h="100%">
                    <div>
                      <Text fw={600}>Your own site</Text>
                      <Text size="sm" c="dimmed">
                        Name it, say where it lives, paste one line into its pages. It takes about two
                        minutes.
                      </Text>
                    </div>
                    <Button component={Link} to="/new-site" variant="default">
                      Add your site
                    </Button>
                  </Stack>
                </Card>
              )}
            </SimpleGrid>
          )
        }
      </Loaded>
    </PageLayout>
  )
}

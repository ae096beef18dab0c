import { SimpleGrid, Stack } from '@mantine/core'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { HostList } from './host-list.tsx'
import { InstallCard } from './install-card.tsx'
import { OriginCheck } from './origin-check.tsx'
import { PageRules } from './page-rules.tsx'
import { PauseCard } from './pause-card.tsx'

/** Where the assistant speaks: which hosts are let in, on which pages it shows, and the switch that stops it. */
export function HostsPage() {
  const { site } = useCurrentSite()
  return (
    <PageLayout title="Hosts" about="Where the assistant may appear. Anywhere else it is refused.">
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" verticalSpacing="md">
        <Stack>
          <HostList siteId={site.id} />
          <OriginCheck siteId={site.id} />
        </Stack>
        <Stack>
          <PauseCard />
          <PageRules />
          <InstallCard />
        </Stack>
      </SimpleGrid>
    </PageLayout>
  )
}

import { Card, Stack, Text, Title } from '@mantine/core'
import { Loaded } from '../../parts/loaded.tsx'
import { useRetention } from '../../resources/use-retention.ts'
import { useSites } from '../../resources/use-sites.ts'
import { SiteRow } from './site-row.tsx'

/** Each site: how long its transcripts stay, its name, and the way to remove it. */
export function SitesCard({ organisation }: { organisation: string }) {
  const retention = useRetention(organisation)
  const sites = useSites().data?.items ?? []
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2}>Sites and how long transcripts stay</Title>
          <Text size="sm" c="dimmed" mt={4}>
            After a conversation has ended it is kept for so many days, then erased. With 0 nothing is kept.
          </Text>
        </div>
        <Loaded query={retention}>
          {({ items }) =>
            items.length === 0 ? (
              <Text size="sm" c="dimmed">
                No site yet.
              </Text>
            ) : (
              items.map((item) => {
                const site = sites.find(({ id }) => id === item.site.id)
                return <SiteRow key={item.site.id} retention={item} site={site} />
              })
            )
          }
        </Loaded>
      </Stack>
    </Card>
  )
}

import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Moment } from '../../parts/moment.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import type { NumbersRange } from '../../resources/use-numbers.ts'
import { useSessions } from '../../resources/use-sessions.ts'

/** The questions it had no answer to: what to put on the site, or into its rules. */
export function UnansweredCard({ siteId, range }: { siteId: string; range: NumbersRange }) {
  const query = useSessions(siteId, { outcome: 'unanswered', ...range }, 6)
  return (
    <Card>
      <Stack gap="sm" h="100%">
        <Group justify="space-between">
          <Title order={2}>Could not answer</Title>
          {query.data && query.data.length > 0 && (
            <Button
              component={Link}
              to={`/sites/${siteId}/conversations?${new URLSearchParams({ outcome: 'unanswered', ...range })}`}
              size="compact-sm"
              variant="subtle"
            >
              See all
            </Button>
          )}
        </Group>
        {query.isError && <ProblemCard error={query.error} retry={() => void query.refetch()} />}
        {query.isPending && <Waiting rows={3} height={32} />}
        {query.data?.length === 0 && (
          <Text size="sm" c="dimmed" ta="center" my="auto" py="xl">
            No question was left open.
          </Text>
        )}
        {query.data?.map(({ id, preview, unanswered, lastAt }) => (
          <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
            <Anchor
              component={Link}
              to={`/sites/${siteId}/conversations/${id}`}
              size="sm"
              lineClamp={2}
              c="inherit"
            >
              {unanswered ?? preview}
            </Anchor>
            <Moment at={lastAt} size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }} />
          </Group>
        ))}
      </Stack>
    </Card>
  )
}

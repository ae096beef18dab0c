import { Card, Stack } from '@mantine/core'
import { More } from '../../parts/more.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useSessions } from '../../resources/use-sessions.ts'
import { ConversationRow } from './conversation-row.tsx'
import { Filters } from './filters.tsx'
import { FirstVisit } from './first-visit.tsx'
import { useFilter } from './use-filter.ts'

/** Conversations, newest first, as the filter has them. */
export function ConversationList({ siteId, chosen }: { siteId: string; chosen: string | undefined }) {
  const { filter, search } = useFilter()
  const query = useSessions(siteId, filter)
  const filtered = Object.values(filter).some(Boolean)
  return (
    <Stack gap="sm">
      <Filters />
      {query.isError && <ProblemCard error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Waiting rows={6} height={76} />}
      {query.data?.length === 0 && (
        <Card>
          {filtered ? (
            <NothingYet icon="search" title="Nothing matches">
              Try other words, or take a filter away. Messages that visitors left without their conversation
              are under Contacts.
            </NothingYet>
          ) : (
            <NothingYet icon="conversations" title="No conversations yet" action={<FirstVisit />}>
              They appear here as soon as a visitor has written something.
            </NothingYet>
          )}
        </Card>
      )}
      {query.data && query.data.length > 0 && (
        <Card padding={0} component="nav" aria-label="Conversations">
          {query.data.map((session) => (
            <ConversationRow
              key={session.id}
              session={session}
              to={`/sites/${siteId}/conversations/${session.id}${search}`}
              active={session.id === chosen}
            />
          ))}
        </Card>
      )}
      <More query={query} />
    </Stack>
  )
}

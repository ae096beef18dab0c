import { Card, Table } from '@mantine/core'
import { More } from '../../parts/more.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { SortHeader, useSort } from '../../parts/sort-header.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useMembers } from '../../resources/use-members.ts'
import { MemberRow } from './member-row.tsx'
import { nameOf } from './name-of.ts'

/** The members, sorted as one likes. */
export function MemberTable({ organisation }: { organisation: string }) {
  const query = useMembers(organisation)
  const { sort, sorted } = useSort(query.data ?? [], {
    name: (member) => nameOf(member).toLowerCase(),
    role: (member) => member.role,
    seen: (member) => member.lastSeenAt ?? 0,
  })
  if (query.isError) return <ProblemCard error={query.error} retry={() => void query.refetch()} />
  if (query.isPending) return <Waiting rows={3} />
  return (
    <Card padding={0}>
      <Table.ScrollContainer minWidth={320} type="native">
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <SortHeader sort={sort} by="name" label="Name" />
              <SortHeader sort={sort} by="role" label="Role" visibleFrom="sm" />
              <SortHeader sort={sort} by="seen" label="Last seen" visibleFrom="sm" />
              <Table.Th aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.map((member) => (
              <MemberRow key={member.account.id} member={member} organisation={organisation} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <More query={query} />
    </Card>
  )
}

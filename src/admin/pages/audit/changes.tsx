import { Code, Table } from '@mantine/core'
import { changedFields } from './changed-fields.ts'

/** Before and after, field by field. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const fields = changedFields(before, after)
  return (
    <Table.ScrollContainer minWidth={280} type="native">
      <Table mt="xs" fz="xs" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="26%">Field</Table.Th>
            <Table.Th>Before</Table.Th>
            <Table.Th>After</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map(({ field, was, is }) => (
            <Table.Tr key={field}>
              <Table.Td className="wrap-anywhere">{field}</Table.Td>
              <Table.Td>
                <Code className="wrap-anywhere">{was}</Code>
              </Table.Td>
              <Table.Td>
                <Code className="wrap-anywhere">{is}</Code>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

import { Table } from '@mantine/core'
import { changedFields } from './changed-fields.ts'
import { sayField } from './field-at.ts'

/** Before and after, field by field. */
export function Changes(props: {
  before: unknown
  after: unknown
  /** What a value is called that is no record of fields. */
  bare?: string
}) {
  const { before, after, bare = 'Value' } = props
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
              <Table.Td className="wrap-anywhere">{field ? sayField(field) : bare}</Table.Td>
              <Table.Td className="wrap-anywhere" style={{ whiteSpace: 'pre-wrap' }}>
                {was}
              </Table.Td>
              <Table.Td className="wrap-anywhere" style={{ whiteSpace: 'pre-wrap' }}>
                {is}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

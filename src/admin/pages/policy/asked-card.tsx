import type { AskedRow, RuleEffect } from '#protocol'
import { Button, Card, Group, Table, Text, Title } from '@mantine/core'
import { Loaded } from '../../parts/loaded.tsx'
import { useAsked } from '../../resources/use-policy.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** Only what nothing was known of can be let go: the rest asks by rules that hold on every site. */
const canBeFree = new Set(['unknown'])

/** What visitors were asked, and what they said: a row becomes a rule with one click. */
export function AskedCard(props: { onRule: (row: AskedRow, effect: RuleEffect) => void; disabled: boolean }) {
  const { site } = useCurrentSite()
  const query = useAsked(site.id)
  return (
    <Card>
      <Title order={2}>What visitors were asked</Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        The last 30 days. A row becomes a rule above; it holds once you publish.
      </Text>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing was asked yet.
            </Text>
          ) : (
            <AskedTable items={items} {...props} />
          )
        }
      </Loaded>
    </Card>
  )
}

function AskedTable(props: {
  items: AskedRow[]
  onRule: (row: AskedRow, effect: RuleEffect) => void
  disabled: boolean
}) {
  const { items, onRule, disabled } = props
  return (
    <Table.ScrollContainer minWidth={240} type="native">
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th visibleFrom="sm">Where</Table.Th>
            <Table.Th visibleFrom="sm">Asked</Table.Th>
            <Table.Th visibleFrom="sm">Yes</Table.Th>
            <Table.Th visibleFrom="sm">No</Table.Th>
            <Table.Th>Make it a rule</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((row) => (
            <Table.Tr key={`${row.label} ${row.path} ${row.rule}`}>
              <Table.Td className="wrap-anywhere">
                {row.label}
                <Text size="xs" c="dimmed" hiddenFrom="sm">
                  {row.path} · asked {row.asked}, yes {row.yes}, no {row.no}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">{row.path}</Table.Td>
              <Table.Td visibleFrom="sm">{row.asked}</Table.Td>
              <Table.Td visibleFrom="sm">{row.yes}</Table.Td>
              <Table.Td visibleFrom="sm">{row.no}</Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap">
                  {canBeFree.has(row.rule) && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      disabled={disabled}
                      aria-label={`Never ask before ${row.label}`}
                      onClick={() => onRule(row, 'free')}
                    >
                      Never ask
                    </Button>
                  )}
                  <Button
                    size="compact-xs"
                    variant="default"
                    disabled={disabled}
                    aria-label={`Never do ${row.label}`}
                    onClick={() => onRule(row, 'never')}
                  >
                    Never do
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

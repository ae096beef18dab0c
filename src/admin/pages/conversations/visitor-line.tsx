import { Badge, Group, Text, Tooltip } from '@mantine/core'

/** Who the page says the visitor is. */
export function VisitorLine({ visitor }: { visitor: Record<string, unknown> }) {
  const said = Object.entries(visitor).map(([name, value]) => `${name}: ${String(value)}`)
  if (said.length === 0) return null
  return (
    <Group gap="xs">
      <Text size="sm" className="wrap-anywhere">
        {said.join(' · ')}
      </Text>
      <Tooltip label="The page said so. Nobody has checked it.">
        <Badge size="sm" variant="default" c="dimmed" tabIndex={0}>
          Unverified
        </Badge>
      </Tooltip>
    </Group>
  )
}

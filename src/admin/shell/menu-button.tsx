import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'

/** What a menu of the frame shows while it is closed: a badge, a name and a word about it. */
export function MenuButton({
  badge,
  name,
  about,
}: {
  badge: ReactNode
  name: string
  about: string | null | undefined
}) {
  return (
    <Group wrap="nowrap" gap="sm">
      {badge}
      <Box flex={1} miw={0}>
        <Text size="sm" fw={600} truncate>
          {name}
        </Text>
        {about && (
          <Text size="xs" c="dimmed" truncate>
            {about}
          </Text>
        )}
      </Box>
      <Icon name="selector" size={16} />
    </Group>
  )
}

import { Box, Group, Text, ThemeIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { Icon, type IconName } from '../../../parts/icon.tsx'

/** Something that happened between the words: a sign, one line, and what belongs to it. */
export function Line(props: {
  icon: IconName
  color?: string
  at: number
  title: ReactNode
  page?: string | null
  children?: ReactNode
}) {
  const { icon, color = 'gray', at, title, page, children } = props
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <ThemeIcon size={26} radius="xl" variant="light" color={color}>
        <Icon name={icon} size={14} />
      </ThemeIcon>
      <Box flex={1} miw={0} pt={3}>
        <Group justify="space-between" wrap="nowrap" align="baseline" gap="xs">
          <Text size="sm" component="div" className="wrap-anywhere">
            {title}
          </Text>
          <ClockTime at={at} />
        </Group>
        {children}
        {page && (
          <Text size="xs" c="dimmed" className="wrap-anywhere" mt={2}>
            on {pathOf(page)}
          </Text>
        )}
      </Box>
    </Group>
  )
}

/** The host stands above the timeline; here the path says enough. */
function pathOf(page: string): string {
  return URL.canParse(page) ? new URL(page).pathname : page
}

import { Stack, Text, ThemeIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** An empty place: what will be here, and the next step. */
export function NothingYet(props: {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <ThemeIcon size={44} radius="xl" variant="light">
        <Icon name={props.icon} size={22} />
      </ThemeIcon>
      <Text fw={600} mt="xs">
        {props.title}
      </Text>
      {props.children && (
        <Text size="sm" c="dimmed" maw={420}>
          {props.children}
        </Text>
      )}
      {props.action}
    </Stack>
  )
}

import { Avatar } from '@mantine/core'

/** A site as two letters. */
export function SiteBadge({ name, size = 30 }: { name: string; size?: number }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
  return (
    <Avatar size={size} radius="sm" color="ink" variant="light" aria-hidden="true">
      {letters.toUpperCase()}
    </Avatar>
  )
}

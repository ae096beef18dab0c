import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** Grey lines in the place of what is coming. */
export function Waiting({ rows = 4, height = 56 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="sm" role="status" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  )
}

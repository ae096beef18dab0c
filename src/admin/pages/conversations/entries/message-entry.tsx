import type { TimelineEntry } from '#protocol'
import { Anchor, Box, Group, Text } from '@mantine/core'
import { ClockTime } from '../../../parts/clock-time.tsx'
import classes from './message-entry.module.css'
import { sayBlock } from './say-block.ts'

/** What was said, as the visitor saw it, in plain text. */
export function MessageEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'message' }> }) {
  const { role, content, at, block, sources = [] } = entry
  const visitor = role === 'user'
  return (
    <Box className={visitor ? classes.visitor : classes.assistant}>
      <Group gap="xs" justify={visitor ? 'flex-end' : 'flex-start'} mb={2}>
        <Text size="xs" fw={600}>
          {visitor ? 'Visitor' : 'Assistant'}
        </Text>
        <ClockTime at={at} />
      </Group>
      <Box className={classes.words}>
        {content}
        {block && (
          <Text size="xs" c="dimmed" mt={4}>
            {sayBlock(block.block_type, block.data)}
          </Text>
        )}
        {sources.map(({ title, url, quote }) => (
          <Text key={url} size="xs" mt={4}>
            <Anchor inherit href={url} target="_blank" rel="noreferrer" title={quote}>
              {title}
            </Anchor>
          </Text>
        ))}
      </Box>
    </Box>
  )
}

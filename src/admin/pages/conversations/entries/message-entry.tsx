import type { TimelineEntry } from '#protocol'
import { Box, Group, Text } from '@mantine/core'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { BlockView } from './block-view.tsx'
import classes from './message-entry.module.css'
import { RichText } from './rich-text.tsx'
import { SafeLink } from './safe-link.tsx'

/** What was said, as the visitor saw it. Their own words are plain; the assistant's are drawn by the widget's rules. */
export function MessageEntry(props: { entry: Extract<TimelineEntry, { kind: 'message' }>; host: string }) {
  const { entry, host } = props
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
        {visitor ? content : <RichText text={content} host={host} />}
        {block && <BlockView type={block.block_type} data={block.data} host={host} />}
        {sources.map(({ title, url, quote }) => (
          <Text key={url} size="xs" mt={4} title={quote}>
            <SafeLink url={url} host={host}>
              {title}
            </SafeLink>
          </Text>
        ))}
      </Box>
    </Box>
  )
}

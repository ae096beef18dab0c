import { Box, Text } from '@mantine/core'
import { blockLines, blockTable } from './block-lines.ts'
import classes from './block-view.module.css'
import { TableView } from './rich-text.tsx'
import textClasses from './rich-text.module.css'
import { SafeLink } from './safe-link.tsx'

/** A structured answer: what the visitor saw as cards or buttons, as a list; a table as one. */
export function BlockView(props: { type: string; data: Record<string, unknown>; host: string }) {
  const { type, data, host } = props
  const name = type.replaceAll('_', ' ')
  const table = blockTable(type, data)
  const lines = table ? undefined : blockLines(type, data)
  const title = typeof data.title === 'string' ? data.title : undefined
  return (
    <Box className={classes.block}>
      <Text size="xs" c="dimmed" component="div">
        {title ? `${title} (${name})` : name}
      </Text>
      {table && (
        <Box className={textClasses.text}>
          <TableView {...table} />
        </Box>
      )}
      {lines && (
        <ul>
          {lines.map((line, place) => (
            <li key={place}>
              <b>{line.url ? <SafeLink url={line.url} host={host} children={line.title} /> : line.title}</b>
              {line.text && (
                <Text span inherit c="dimmed">
                  {' '}
                  {line.text}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

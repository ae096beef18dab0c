import { Box, Text } from '@mantine/core'
import { blockLines } from './block-lines.ts'
import classes from './block-view.module.css'
import { SafeLink } from './safe-link.tsx'

/** A structured answer: what the visitor saw as cards, buttons or a table, as a list. */
export function BlockView(props: { type: string; data: Record<string, unknown>; host: string }) {
  const { type, data, host } = props
  const name = type.replaceAll('_', ' ')
  const lines = blockLines(type, data)
  const title = typeof data.title === 'string' ? data.title : undefined
  return (
    <Box className={classes.block}>
      <Text size="xs" c="dimmed" component="div">
        {title ? `${title} (${name})` : name}
      </Text>
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

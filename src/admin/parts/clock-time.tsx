import { Text, Tooltip } from '@mantine/core'

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })
const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The time of day, for things that stand in order on one page. */
export function ClockTime({ at }: { at: number }) {
  return (
    <Tooltip label={exact.format(at)}>
      <Text
        component="time"
        dateTime={new Date(at).toISOString()}
        size="xs"
        c="dimmed"
        style={{ whiteSpace: 'nowrap' }}
      >
        {clock.format(at)}
      </Text>
    </Tooltip>
  )
}

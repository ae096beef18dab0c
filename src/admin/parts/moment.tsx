import { Text, type TextProps } from '@mantine/core'

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })
const sameYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const otherYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

/** When something happened, in the viewer's zone; the exact time on hover. No stop of the tab key: lists are full of them. */
export function Moment({ at, now = Date.now(), ...text }: { at: number; now?: number } & TextProps) {
  return (
    <Text
      component="time"
      dateTime={new Date(at).toISOString()}
      title={exact.format(at)}
      inherit={text.size === undefined}
      {...text}
    >
      {sayMoment(at, now)}
    </Text>
  )
}

/** "3 minutes ago" today, "4 May, 14:05" this year, the date before that. */
function sayMoment(at: number, now: number): string {
  const minutes = Math.round((at - now) / 60_000)
  if (Math.abs(minutes) < 1) return 'just now'
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
  if (Math.abs(minutes) < 12 * 60) return relative.format(Math.round(minutes / 60), 'hour')
  const [then, today] = [new Date(at), new Date(now)]
  return (then.getFullYear() === today.getFullYear() ? sameYear : otherYear).format(then)
}

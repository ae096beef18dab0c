/** @jsxImportSource preact */
import { useWidget } from '../../ui/widget-context.ts'

/** When something was said: the hour, and the day if it was another one. */
export function Time({ at }: { at: number | undefined }) {
  const { view } = useWidget()
  if (at === undefined) return null
  const when = new Date(at)
  const sameDay = when.toDateString() === new Date().toDateString()
  const text = sameDay
    ? when.toLocaleTimeString(view.locale, { hour: '2-digit', minute: '2-digit' })
    : when.toLocaleString(view.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  return (
    <time dateTime={when.toISOString()} title={when.toLocaleString(view.locale)}>
      {text}
    </time>
  )
}

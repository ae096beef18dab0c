/** @jsxImportSource preact */
import { useWidget } from '../ui/widget-context.ts'

/** The owner's disclaimer, and who made this if they like to say so. */
export function Footer() {
  const { view } = useWidget()
  const { disclaimer, poweredBy } = view.config
  if (!disclaimer && !poweredBy) return null
  return (
    <div class="foot">
      {disclaimer && <p>{disclaimer}</p>}
      {poweredBy && <p>{view.say('poweredBy')}</p>}
    </div>
  )
}

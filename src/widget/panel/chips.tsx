/** @jsxImportSource preact */
import { showsOn } from '../look/shows-on.ts'
import { useWidget } from './widget-context.ts'

/** First questions to choose from; gone once the visitor has said something. */
export function Chips() {
  const { view, actions } = useWidget()
  const chips = view.config.quickChips.filter(({ paths }) => showsOn(location.pathname, { only: paths }))
  if (chips.length === 0) return null
  return (
    <div class="chips">
      {chips.map(({ text, payload }) => (
        <button type="button" onClick={() => actions.send(payload)}>
          {text}
        </button>
      ))}
    </div>
  )
}

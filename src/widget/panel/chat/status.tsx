/** @jsxImportSource preact */
import { useWidget } from '../../ui/widget-context.ts'

/** One line on the connection, only when there is something to say. */
export function Status() {
  const { view, actions } = useWidget()
  const { say, connection } = view
  if (!view.online) return <p class="status">{say('offline')}</p>
  if (connection === 'reconnecting')
    return (
      <p class="status">
        <span class="spinner" />
        {say('reconnecting')}
      </p>
    )
  if (connection === 'ended') return <p class="status">{say('ended')}</p>
  if (connection === 'elsewhere')
    return (
      <p class="status">
        {say('elsewhere')}
        <button class="inline" type="button" onClick={actions.takeBack}>
          {say('useHere')}
        </button>
      </p>
    )
  return null
}

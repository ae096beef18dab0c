/** @jsxImportSource preact */
import { useWidget } from '../widget-context.ts'

/** Asks before a conversation is deleted. */
export function Question({ past, back }: { past: boolean; back: () => void }) {
  const { view, actions } = useWidget()
  const { say } = view
  const erase = () => {
    if (past) actions.clearPast()
    else actions.clear()
    back()
  }
  return (
    <div class="page question">
      <h3>{say(past ? 'clearPast' : 'clear')}</h3>
      <p>{say('clearQuestion')}</p>
      <div class="pair">
        <button class="button" data-kind="danger" type="button" onClick={erase}>
          {say('delete')}
        </button>
        <button class="button" type="button" onClick={back}>
          {say('keep')}
        </button>
      </div>
    </div>
  )
}

/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { useWidget } from '../../ui/widget-context.ts'

/** Asks before conversations are deleted, and says when they could not be. */
export function Question({ past }: { past: boolean }) {
  const { view, actions } = useWidget()
  const { say } = view
  const [failed, setFailed] = useState(false)
  const back = () => actions.show('chat')

  async function erase(): Promise<void> {
    setFailed(false)
    if (await (past ? actions.clearPast() : actions.clear())) back()
    else setFailed(true)
  }

  return (
    <div class="page question">
      <h3>{say(past ? 'clearPast' : 'clear')}</h3>
      <p>{say('clearQuestion')}</p>
      {failed && <p role="alert">{say('failed')}</p>}
      <div class="pair">
        <button class="button" data-kind="danger" type="button" onClick={() => void erase()}>
          {say('delete')}
        </button>
        <button class="button" type="button" onClick={back}>
          {say('keep')}
        </button>
      </div>
    </div>
  )
}

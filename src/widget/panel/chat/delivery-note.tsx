/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { VisitorSaid } from '../../conversation/conversation.ts'
import { Time } from './time.tsx'
import { useWidget } from '../../ui/widget-context.ts'

/** How far the visitor's message has come, and the way to try again. */
export function DeliveryNote({ item }: { item: VisitorSaid }) {
  const { view, actions } = useWidget()
  const { say } = view
  const { delivery } = item
  const left = useSecondsUntil(delivery?.state === 'failed' ? delivery.retryAt : undefined)
  if (delivery?.state === 'waiting') return <p class="delivery">{say('waitingToSend')}</p>
  if (delivery?.state !== 'failed')
    return (
      <p class="delivery">
        <Time at={item.at} />
      </p>
    )
  return (
    <p class="delivery" data-failed>
      <span>{left > 0 ? say('tooMany', { n: left }) : say('notSent')}</span>
      <button class="inline" type="button" disabled={left > 0} onClick={() => actions.retry(item.key)}>
        {say('retry')}
      </button>
    </p>
  )
}

function useSecondsUntil(time: number | undefined): number {
  const left = () => (time === undefined ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1000)))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    if (time === undefined) return
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

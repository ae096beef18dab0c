/** @jsxImportSource preact */
import type { Confirmation } from '../../conversation/conversation.ts'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { useWidget } from '../../ui/widget-context.ts'

/** A message that is a question needs no other one above it. */
const asks = /[?？؟](?:\s|$)|ですか/

/** Asks before something that matters. Only the visitor's own click or key can answer. */
export function ConfirmationCard({ item }: { item: Confirmation }) {
  const { view, actions } = useWidget()
  const { say } = view
  const answer = (confirmed: boolean, remember?: true) => (event: MouseEvent) => {
    if (event.isTrusted) actions.answer(item.key, confirmed, remember)
  }
  const id = `ask-${item.key}`
  const words = useRef<HTMLDivElement>(null)
  const open = item.answer === undefined
  // The question is read first, and its buttons are the next stops. Whoever is writing is not disturbed, and a list of
  // the page that closes without the focus keeps it.
  useEffect(() => {
    const own = words.current
    const places = [document.documentElement, document.querySelector('body'), null]
    const free = places.includes(document.activeElement as HTMLElement | null)
    const isHere = own?.getRootNode() instanceof ShadowRoot && (own.getRootNode() as ShadowRoot).activeElement
    if (open && (free || isHere) && !view.draft) own?.focus({ preventScroll: true })
  }, [open])
  const [question, ...details] = asks.test(item.message)
    ? item.message.split('\n')
    : [say('confirmTitle'), item.message]
  return (
    <div class="confirm" role="group" aria-labelledby={id} data-answer={item.answer}>
      <div id={id} ref={words} class="confirm-words" dir="auto" tabIndex={-1} onKeyDown={writeInstead}>
        <p class="confirm-title">
          <Icon name={item.destructive ? 'warn' : 'cursor'} />
          {question}
        </p>
        {details.length > 0 && (
          <p class="confirm-text" dir="auto">
            {details.join('\n').trim()}
          </p>
        )}
      </div>
      {open ? (
        <div class="pair">
          <button
            class="button"
            type="button"
            data-kind={item.destructive ? 'danger' : 'primary'}
            onClick={answer(true)}
          >
            {item.confirm_label}
          </button>
          <button class="button" type="button" onClick={answer(false)}>
            {item.cancel_label}
          </button>
          {item.rememberLabel && (
            <button class="button" type="button" onClick={answer(true, true)}>
              {item.rememberLabel}
            </button>
          )}
        </div>
      ) : (
        <p class="receipt">
          {say(({ yes: 'confirmed', no: 'declined', lapsed: 'lapsed' } as const)[item.answer ?? 'lapsed'])}
        </p>
      )}
    </div>
  )
}

/** Who types an answer means the chat: the letter lands there. */
function writeInstead(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (!/^\S$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  const root = event.currentTarget.getRootNode() as ShadowRoot
  root.querySelector<HTMLElement>('.composer textarea')?.focus({ preventScroll: true })
}

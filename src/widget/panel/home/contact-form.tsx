/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { hasSpoken } from '../../conversation/conversation.ts'
import { useWidget } from '../../ui/widget-context.ts'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Leaves a message for the people of the site, with the conversation if the visitor likes. */
export function ContactForm({ done }: { done: () => void }) {
  const { view, actions } = useWidget()
  const { say } = view
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [share, setShare] = useState(false)
  const [state, setState] = useState<'writing' | 'tried' | 'waiting' | 'sending' | 'failed'>('writing')
  const wrongEmail = !looksLikeEmail.test(email.trim())
  const empty = !message.trim()
  const tried = state === 'tried'
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)

  /** Whoever uses a keyboard stands at the first field that is to be mended. */
  useLayoutEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    if (wrongEmail || empty) {
      setState('tried')
      return setRefusals(refusals + 1)
    }
    // It goes by itself when there is a network again, wherever the visitor is in the panel by then.
    if (!view.online) {
      setState('waiting')
      actions.announce(say('offline'))
      await new Promise((back) => addEventListener('online', back, { once: true }))
    }
    setState('sending')
    const request = { email: email.trim(), message: message.trim(), shareConversation: share }
    const sent = await actions.leaveMessage({ ...request, ...(name.trim() && { name: name.trim() }) })
    if (!sent) return setState('failed')
    actions.announce(say('messageLeft'))
    done()
  }

  return (
    <form class="form" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <h3>{say('leaveMessage')}</h3>
      <label>
        <span>{say('yourName')}</span>
        <input autocomplete="name" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label>
        <span>
          {say('yourEmail')} <small>({say('required')})</small>
        </span>
        <input
          type="email"
          autocomplete="email"
          value={email}
          aria-required="true"
          aria-invalid={(tried && wrongEmail) || undefined}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
        {tried && wrongEmail && <small data-error>{say('badEmail')}</small>}
      </label>
      <label>
        <span>
          {say('yourMessage')} <small>({say('required')})</small>
        </span>
        <textarea
          rows={4}
          maxLength={5_000}
          value={message}
          aria-required="true"
          aria-invalid={(tried && empty) || undefined}
          onInput={(event) => setMessage(event.currentTarget.value)}
        />
        {tried && empty && <small data-error>{say('fillIn')}</small>}
      </label>
      {hasSpoken(view.conversation) && (
        <label class="check">
          <input
            type="checkbox"
            checked={share}
            onChange={(event) => setShare(event.currentTarget.checked)}
          />
          <span>{say('shareConversation')}</span>
        </label>
      )}
      {state === 'failed' && (
        <small data-error role="alert">
          {say('notLeft')}
        </small>
      )}
      {state === 'waiting' && <small>{say('offline')}</small>}
      <button
        class="button"
        data-kind="primary"
        type="submit"
        disabled={state === 'sending' || state === 'waiting'}
      >
        {say(state === 'waiting' ? 'waitingToSend' : 'send')}
      </button>
    </form>
  )
}

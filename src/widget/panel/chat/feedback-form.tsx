/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import css from '../../ui/later.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

/** What can be wrong with an answer; the owner reads the name. */
const reasons = ['wrong', 'unasked', 'failed', 'unclear'] as const

/** Asks what was wrong with an answer: a reason to choose, words of one's own, both optional. */
export function FeedbackForm({ streamId, done }: { streamId: string; done: () => void }) {
  const { view, actions } = useWidget()
  const { say } = view
  actions.style(css)
  const [reason, setReason] = useState<string>()
  const [comment, setComment] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('button')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  // Who has asked something else has left it: it folds.
  const asked = view.conversation.items.findLast((item) => item.kind === 'said' && item.by === 'user')?.key
  const [askedBefore] = useState(asked)
  useEffect(() => {
    if (asked !== askedBefore) done()
  }, [asked])

  function submit(event: Event): void {
    event.preventDefault()
    actions.feedback(streamId, 'down', { reason, comment: comment.trim() || undefined })
    done()
  }

  return (
    <form class="feedback" ref={form} onSubmit={submit}>
      <fieldset>
        <legend>{say('feedbackWhat')}</legend>
        <div class="chips">
          {reasons.map((name) => (
            <button type="button" aria-pressed={reason === name} onClick={() => setReason(name)}>
              {say(`reason_${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <textarea
        rows={2}
        maxLength={1_000}
        value={comment}
        placeholder={say('feedbackMore')}
        aria-label={say('feedbackMore')}
        onInput={(event) => setComment(event.currentTarget.value)}
      />
      <div class="pair">
        <button class="button" data-kind="primary" type="submit" disabled={!reason && !comment.trim()}>
          {say('send')}
        </button>
        <button class="button" type="button" onClick={done}>
          {say('notNow')}
        </button>
      </div>
    </form>
  )
}

/** @jsxImportSource preact */
import { useRef } from 'preact/hooks'
import { limits } from '#protocol'
import { pendingConfirmation, runningPlan } from '../../conversation/conversation.ts'
import { Icon } from '../../ui/icon.tsx'
import { plainAnswer } from './plain-answer.ts'
import { useWidget } from '../../ui/widget-context.ts'

const warnBelow = 500
const maxRows = 6

/** Where the visitor writes. Enter sends, Shift+Enter starts a new line. */
export function Composer() {
  const { view, actions } = useWidget()
  const { draft, say } = view
  const field = useRef<HTMLTextAreaElement>(null)
  // Counted as the server counts: by code points.
  const left = limits.messageCharacters - (draft.length > 2_000 ? [...draft].length : draft.length)
  const ready = draft.trim() !== '' && left >= 0
  // Made small, the bar above it has the way to stop.
  const stoppable = !view.aside && view.conversation.busy && !ready && !runningPlan(view.conversation)

  function submit(event?: Event): void {
    event?.preventDefault()
    // Only what the visitor types counts as an answer, as only their click does.
    const question = event?.isTrusted ? pendingConfirmation(view.conversation) : undefined
    const meant = question && plainAnswer(draft, question)
    if (question && meant !== undefined) {
      actions.setDraft('')
      actions.answer(question.key, meant)
    } else if (ready) actions.send(draft)
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    submit(event)
  }

  return (
    <form class="composer" onSubmit={submit}>
      <div class="field">
        <textarea
          ref={field}
          rows={Math.min(maxRows, draft.split('\n').length)}
          value={draft}
          placeholder={say('placeholder')}
          aria-label={say('placeholder')}
          aria-describedby={left < warnBelow ? 'count' : undefined}
          aria-invalid={left < 0 || undefined}
          dir="auto"
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => actions.setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {stoppable ? (
          <button class="go" type="button" aria-label={say('stop')} onClick={actions.stop}>
            <Icon name="stop" />
          </button>
        ) : (
          <button class="go" type="submit" aria-label={say('send')} disabled={!ready}>
            <Icon name="send" />
          </button>
        )}
      </div>
      {left < warnBelow && (
        <p class="count" id="count" data-over={left < 0 || undefined}>
          {left < 0 ? say('tooLong', { n: -left }) : say('charactersLeft', { n: left })}
        </p>
      )}
    </form>
  )
}

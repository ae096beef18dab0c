/** @jsxImportSource preact */
import { isMasked } from '#protocol'
import { useState } from 'preact/hooks'
import { Link } from '../../markdown/link.tsx'
import { Markdown } from '../../markdown/markdown.tsx'
import type { AssistantSaid, Said } from '../../conversation/conversation.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Time } from './time.tsx'
import { useWidget } from '../../ui/widget-context.ts'
import { WithLater } from '../with-later.tsx'

/** Something that was said: the visitor's words in a bubble, the assistant's as plain text. */
export function Message({ item, bare }: { item: Said; bare?: boolean }) {
  const { view } = useWidget()
  const mine = item.by === 'user'
  return (
    <article
      class="said"
      data-by={item.by}
      data-tone={item.tone}
      data-streaming={item.streaming || undefined}
      aria-label={view.say('said', { who: mine ? view.say('you') : view.say('label') })}
    >
      {mine ? (
        <div class="bubble" dir="auto">
          {item.text}
        </div>
      ) : (
        <div class="words" dir="auto">
          {item.tone === 'error' && <Icon name="warn" />}
          {item.tone === 'done' && <Icon name="check" />}
          <Markdown text={item.text} streaming={item.streaming ?? false} />
        </div>
      )}
      {item.sources && <ReadIn sources={item.sources} />}
      {mine && isMasked(item.text) && <p class="delivery">{view.say('secretTaken')}</p>}
      {mine ? <DeliveryNote item={item} /> : !item.streaming && !bare && <Tools item={item} />}
    </article>
  )
}

/** The pages an answer was read on, as small links. */
function ReadIn({ sources }: { sources: NonNullable<AssistantSaid['sources']> }) {
  const { say } = useWidget().view
  const pages = sources.filter(({ url }, index) => sources.findIndex((other) => other.url === url) === index)
  return (
    <ul class="read-in" aria-label={say('sources')}>
      {pages.map(({ title, url }) => (
        <li>
          <Link url={url}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Time, copy and feedback, shown on hover or focus; what was wrong is asked below, and thanked for. */
function Tools({ item }: { item: AssistantSaid }) {
  const { view, actions } = useWidget()
  const { say } = view
  const [copied, setCopied] = useState(false)
  const [asking, setAsking] = useState(false)
  const { streamId, feedback } = item
  const copy = () =>
    void navigator.clipboard?.writeText(item.text).then(() => {
      setCopied(true)
      actions.announce(say('copied'))
    })
  const rate = (value: 'up' | 'down', name: string, icon: 'thumbUp' | 'thumbDown') => (
    <button
      class="bare small"
      type="button"
      aria-label={name}
      aria-pressed={feedback === value}
      onClick={() => {
        if (streamId) actions.feedback(streamId, value)
        setAsking(value === 'down')
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <>
      <div class="tools">
        <button
          class="bare small"
          type="button"
          aria-label={copied ? say('copied') : say('copy')}
          onClick={copy}
        >
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
        {streamId && rate('up', say('helpful'), 'thumbUp')}
        {streamId && rate('down', say('notHelpful'), 'thumbDown')}
        <Time at={item.at} />
      </div>
      {streamId && asking && (
        <WithLater failure="line">
          {({ FeedbackForm }) => <FeedbackForm streamId={streamId} done={() => setAsking(false)} />}
        </WithLater>
      )}
      {feedback && !asking && <p class="thanks">{say('thanks')}</p>}
    </>
  )
}

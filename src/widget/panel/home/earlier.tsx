/** @jsxImportSource preact */
import type { ConversationSummary } from '#protocol'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../icon.tsx'
import { Time } from '../chat/time.tsx'
import css from '../styles/later.css?inline'
import { useWidget } from '../widget-context.ts'

/** Conversations of this browser: to be read, gone on with, deleted. */
export function Earlier() {
  const { view, actions } = useWidget()
  const { say } = view
  actions.style(css)
  const [chats, setChats] = useState<readonly ConversationSummary[]>([])
  useEffect(() => {
    let here = true
    void actions.listChats().then((listed) => here && setChats(listed))
    return () => {
      here = false
    }
  }, [view.chats])
  if (chats.length === 0) return null
  return (
    <section aria-label={say('earlierChats')}>
      <h3>{say('earlierChats')}</h3>
      <ul class="rows">
        {chats.map(({ id, title, time }) => (
          <li>
            <button type="button" onClick={() => actions.openChat(id)}>
              <span dir="auto">{title}</span>
              <Time at={time} />
            </button>
            <button
              class="bare"
              type="button"
              aria-label={say('deleteEarlier', { title })}
              onClick={() => {
                setChats(chats.filter((chat) => chat.id !== id))
                actions.deleteChat(id)
              }}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

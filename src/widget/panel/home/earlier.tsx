/** @jsxImportSource preact */
import type { ConversationSummary } from '#protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { Time } from '../chat/time.tsx'
import css from '../../ui/later.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

type Chats = readonly ConversationSummary[]

/** Conversations of this browser: to be read, gone on with, deleted. */
export function Earlier() {
  const { view, actions } = useWidget()
  const { say } = view
  actions.style(css)
  const { chats, setChats, askAgain } = useChats()
  const [kept, setKept] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  /** The row to go on from, once what was pressed is gone. */
  const next = useRef<number>()

  useLayoutEffect(() => {
    if (!chats || next.current === undefined) return
    const rows = list.current?.children ?? []
    rows[Math.min(next.current, rows.length - 1)]?.querySelector('button')?.focus()
    next.current = undefined
  }, [chats])

  async function erase(known: Chats, gone: ConversationSummary): Promise<void> {
    setKept(false)
    if (!(await actions.deleteChat(gone.id))) return setKept(true)
    next.current = known.indexOf(gone)
    const left = known.filter((chat) => chat !== gone)
    setChats(left)
    if (left.length === 0) actions.show('chat')
  }

  if (chats?.length === 0) return null
  return (
    <section aria-label={say('earlierChats')} aria-busy={chats === undefined}>
      <h3>{say('earlierChats')}</h3>
      {chats === undefined && <span class="spinner" />}
      {chats === null && (
        <p class="line" role="status">
          {say('failed')}
          <button
            class="inline"
            type="button"
            onClick={() => {
              next.current = 0
              askAgain()
            }}
          >
            {say('retry')}
          </button>
        </p>
      )}
      {chats && (
        <ul class="rows" ref={list}>
          {chats.map((chat) => (
            <li key={chat.id}>
              <button type="button" onClick={() => actions.openChat(chat.id)}>
                <span dir="auto">{chat.title}</span>
                <Time at={chat.time} />
              </button>
              <button
                class="bare"
                type="button"
                aria-label={say('deleteEarlier', { title: chat.title })}
                onClick={() => void erase(chats, chat)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {kept && (
        <p class="line" role="alert">
          {say('failed')}
        </p>
      )}
    </section>
  )
}

/** The list as the server tells it: undefined on the way, null where it could not be had. */
function useChats() {
  const { view, actions } = useWidget()
  const [chats, setChats] = useState<Chats | null>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let here = true
    void actions.listChats().then((listed) => {
      const spoken = listed?.filter(({ messageCount }) => messageCount > 0)
      if (here) setChats((known) => spoken ?? known ?? null)
    })
    return () => {
      here = false
    }
  }, [view.chats, view.online, asked])
  return { chats, setChats, askAgain: () => setAsked(asked + 1) }
}

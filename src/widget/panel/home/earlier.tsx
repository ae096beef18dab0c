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
  /** What shall be deleted, while that is asked. */
  const [asked, setAsked] = useState<ConversationSummary>()
  const section = useRef<HTMLElement>(null)
  /** The row to go on from, once what was pressed is gone. */
  const next = useRef<number>()

  useLayoutEffect(() => {
    if (!chats || asked || next.current === undefined) return
    const rows = section.current?.querySelectorAll('li') ?? []
    rows[Math.min(next.current, rows.length - 1)]?.querySelector('button')?.focus()
    next.current = undefined
  }, [chats, asked])

  async function erase(known: Chats, gone: ConversationSummary): Promise<boolean> {
    if (!(await actions.deleteChat(gone.id))) return false
    const left = known.filter((chat) => chat !== gone)
    setChats(left)
    setAsked(undefined)
    if (left.length === 0) actions.show('chat')
    return true
  }

  if (chats?.length === 0) return null
  return (
    <section ref={section} aria-label={say('earlierChats')} aria-busy={chats === undefined}>
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
      {chats && asked && (
        <Asked
          title={say('deleteEarlier', { title: asked.title })}
          onDelete={() => erase(chats, asked)}
          onKeep={() => setAsked(undefined)}
        />
      )}
      {chats && !asked && (
        <ul class="rows">
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
                onClick={() => {
                  next.current = chats.indexOf(chat)
                  setAsked(chat)
                }}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Asks before one of them is deleted, in place of the list, and says when it could not be. */
function Asked({
  title,
  onDelete,
  onKeep,
}: {
  title: string
  onDelete: () => Promise<boolean>
  onKeep: () => void
}) {
  const { say } = useWidget().view
  const [failed, setFailed] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => keep.current?.focus(), [])

  async function erase(): Promise<void> {
    setFailed(false)
    setFailed(!(await onDelete()))
  }

  return (
    <div role="group" aria-label={title}>
      <p dir="auto">
        <b>{title}</b>
      </p>
      <p>{say('clearQuestion')}</p>
      {failed && <p role="alert">{say('failed')}</p>}
      <div class="pair">
        <button class="button" data-kind="danger" type="button" onClick={() => void erase()}>
          {say('delete')}
        </button>
        <button ref={keep} class="button" type="button" onClick={onKeep}>
          {say('keep')}
        </button>
      </div>
    </div>
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

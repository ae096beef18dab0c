/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { hasSpoken } from '../../conversation/conversation.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { View } from '../../core/view.ts'
import { useWidget } from '../../ui/widget-context.ts'

interface Entry {
  readonly icon: IconName
  readonly text: string
  readonly act: () => void
}

/** The rarer things: what was sent, the transcript, deletion. */
export function Menu() {
  const { view, actions } = useWidget()
  const { show } = actions
  const { say } = view
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const spoken = hasSpoken(view.conversation)
  const entries: Entry[] = [
    ...(spoken ? [{ icon: 'sparkle', text: say('newChat'), act: actions.newChat } satisfies Entry] : []),
    ...(view.config.contact
      ? [{ icon: 'mail', text: say('talkToPerson'), act: () => show('contact') } satisfies Entry]
      : []),
    { icon: 'eye', text: say('whatWasSent'), act: () => show('sent') },
    ...(spoken
      ? ([
          { icon: 'download', text: say('download'), act: () => download(view) },
          { icon: 'trash', text: say('clear'), act: () => show('clear') },
        ] satisfies Entry[])
      : []),
    ...(view.chats > 0
      ? [{ icon: 'trash', text: say('clearPast'), act: () => show('clearPast') } satisfies Entry]
      : []),
  ]

  // Before anything else happens: a later focus could meet a menu that is closing, and be lost with it.
  useLayoutEffect(() => {
    if (!open) return
    const root = box.current?.getRootNode()
    items(box.current)[0]?.focus()
    const leave = (event: Event) => {
      if (!event.composedPath().includes(box.current as EventTarget)) setOpen(false)
    }
    root?.addEventListener('pointerdown', leave)
    return () => root?.removeEventListener('pointerdown', leave)
  }, [open])

  function onKeyDown(event: KeyboardEvent): void {
    const list = items(box.current)
    const at = list.indexOf(event.target as HTMLElement)
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    if (open && event.key in moves) {
      event.preventDefault()
      list.at((moves[event.key] as number) % list.length)?.focus()
    } else if (open && (event.key === 'Escape' || event.key === 'Tab')) {
      if (event.key === 'Escape') event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
  }

  return (
    <div class="menu" ref={box} onKeyDown={onKeyDown}>
      <button
        ref={button}
        class="bare"
        type="button"
        aria-label={say('menu')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <div class="drop" role="menu" aria-label={say('menu')}>
          {entries.map(({ icon, text, act }) => (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                setOpen(false)
                button.current?.focus()
                act()
              }}
            >
              <Icon name={icon} />
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function download(view: View): void {
  void import('./transcript.ts').then(
    ({ downloadTranscript }) => downloadTranscript(view),
    () => undefined, // the connection is down: the visitor can try again
  )
}

function items(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

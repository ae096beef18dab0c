import { Notification, Portal, Stack } from '@mantine/core'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Note {
  readonly id: number
  readonly text: string
  readonly failed: boolean
}

interface Toast {
  done(text: string): void
  failed(error: unknown): void
}

const shownMs = 5_000
const ToastContext = createContext<Toast>({ done: () => undefined, failed: () => undefined })

/** Says in a corner that something worked, or why it did not. */
export const useToast = (): Toast => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [notes, setNotes] = useState<readonly Note[]>([])
  const last = useRef(0)
  const drop = useCallback((id: number) => setNotes((notes) => notes.filter((note) => note.id !== id)), [])
  const add = useCallback(
    (text: string, failed: boolean) => {
      const id = ++last.current
      setNotes((notes) => [...notes.slice(-2), { id, text, failed }])
      // A failure stays until it is read.
      if (!failed) setTimeout(() => drop(id), shownMs)
    },
    [drop],
  )
  const [toast] = useState<Toast>(() => ({
    done: (text) => add(text, false),
    failed: (error) => add(error instanceof Error ? error.message : 'That did not work.', true),
  }))
  return (
    <ToastContext value={toast}>
      {children}
      <Portal>
        <Stack
          pos="fixed"
          bottom={16}
          right={16}
          gap="xs"
          maw="min(380px, calc(100vw - 32px))"
          style={{ zIndex: 400 }}
          role="status"
          aria-live="polite"
        >
          {notes.map(({ id, text, failed }) => (
            <Notification
              key={id}
              withBorder
              color={failed ? 'red' : 'teal'}
              icon={<Icon name={failed ? 'warning' : 'check'} size={16} />}
              onClose={() => drop(id)}
              closeButtonProps={{ 'aria-label': 'Dismiss' }}
              className="wrap-anywhere"
            >
              {text}
            </Notification>
          ))}
        </Stack>
      </Portal>
    </ToastContext>
  )
}

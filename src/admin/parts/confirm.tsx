import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'

/** A question before something that cannot be taken back. */
export interface Question {
  readonly title: string
  /** What will happen, naming the thing. */
  readonly text: ReactNode
  readonly confirm: string
  readonly danger?: boolean
  /** The name to be typed first, for what destroys much. */
  readonly typed?: string
}

/** Drawers and other dialogs stand at 200; toasts, which tell what came of it, at 400. */
const aboveDrawers = 300

type Ask = (question: Question) => Promise<boolean>
const AskContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks the person and tells whether they agreed. */
export const useConfirm = (): Ask => use(AskContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Question & { answer: (agreed: boolean) => void }>()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setTyped('')
        setPending({ ...question, answer })
        setOpened(true)
      }),
    [],
  )
  const close = (agreed: boolean) => {
    pending?.answer(agreed)
    setOpened(false)
  }
  const ready = !pending?.typed || typed.trim() === pending.typed
  return (
    <AskContext value={ask}>
      {children}
      <Modal
        opened={opened}
        onClose={() => close(false)}
        title={<Text fw={600}>{pending?.title}</Text>}
        zIndex={aboveDrawers}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (ready) close(true)
          }}
        >
          <Stack>
            <Text size="sm" component="div" className="wrap-anywhere">
              {pending?.text}
            </Text>
            {pending?.typed && (
              <TextInput
                label={`Type “${pending.typed}” to go on`}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                data-autofocus
                autoComplete="off"
              />
            )}
            <Group justify="flex-end">
              <Button
                variant="default"
                onClick={() => close(false)}
                {...(!pending?.typed && { 'data-autofocus': true })}
              >
                Cancel
              </Button>
              <Button type="submit" disabled={!ready} {...(pending?.danger && { color: 'red' })}>
                {pending?.confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </AskContext>
  )
}

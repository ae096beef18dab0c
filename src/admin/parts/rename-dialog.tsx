import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'

/** Asks for a new name. */
export function RenameDialog(props: {
  title: string
  name: string
  opened: boolean
  onClose: () => void
  onRename: (name: string) => Promise<unknown>
}) {
  const { title, name, opened, onClose, onRename } = props
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await onRename(text.trim())
      onClose()
    } catch (fault) {
      setProblem(fault instanceof Error ? fault.message : 'That did not work.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened={opened} onClose={onClose} title={<Text fw={600}>{title}</Text>}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            maxLength={80}
            value={text}
            error={problem}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={text.trim() === '' || text.trim() === name}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

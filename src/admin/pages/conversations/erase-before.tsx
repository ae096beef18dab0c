import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../parts/counted.ts'
import { useToast } from '../../parts/toast.tsx'
import { useEraseSessions } from '../../resources/use-sessions.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** Erases every conversation that began before a day. */
export function EraseBefore({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { site } = useCurrentSite()
  const [before, setBefore] = useState('')
  const erase = useEraseSessions()
  const toast = useToast()
  const submit = () =>
    erase.mutate(
      { params: { id: site.id }, query: { before } },
      {
        onSuccess: ({ erased }) => {
          toast.done(`${counted(erased, 'conversation')} erased.`)
          onClose()
        },
        onError: toast.failed,
      },
    )
  return (
    <Modal opened={opened} onClose={onClose} title={<Text fw={600}>Erase old conversations</Text>}>
      <Stack>
        <Text size="sm">
          Every conversation of {site.name} that began before this day is erased for good, with its timeline.
        </Text>
        <TextInput
          type="date"
          label="Before"
          value={before}
          onChange={(event) => setBefore(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" disabled={before === ''} loading={erase.isPending} onClick={submit}>
            Erase
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

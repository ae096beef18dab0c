import type { Role } from '#protocol'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useToast } from '../../parts/toast.tsx'
import { useInvite } from '../../resources/use-invitations.ts'
import { useLinkDialog } from './link-dialog.tsx'
import { RoleSelect } from './role-select.tsx'

/** Makes an invitation link. */
export function InviteDialog({
  organisation,
  opened,
  onClose,
}: {
  organisation: string
  opened: boolean
  onClose: () => void
}) {
  const [role, setRole] = useState<Role>('editor')
  const [note, setNote] = useState('')
  const invite = useInvite()
  const toast = useToast()
  const show = useLinkDialog()
  const submit = () =>
    invite.mutate(
      { query: { organisation }, body: { role, ...(note.trim() && { note: note.trim() }) } },
      {
        onSuccess: ({ url, expiresAt }) => {
          onClose()
          setNote('')
          show({ title: 'The invitation', url, expiresAt })
        },
        onError: toast.failed,
      },
    )
  return (
    <Modal opened={opened} onClose={onClose} title={<Text fw={600}>Invite someone</Text>}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <TextInput
            label="Note"
            description="Only a reminder for you."
            maxLength={120}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            data-autofocus
          />
          <RoleSelect label="Role" value={role} onChange={setRole} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={invite.isPending}>
              Make the link
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

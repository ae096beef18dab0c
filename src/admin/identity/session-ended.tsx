import { Button, Modal, Stack, Text } from '@mantine/core'
import { useLocation } from 'react-router'
import { useIdentity } from './identity-context.ts'

/** The sign-in ran out while the page was open; what is on the page stays readable behind it. */
export function SessionEnded() {
  const { identity } = useIdentity()
  const { pathname, search } = useLocation()
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      title={<Text fw={600}>Your sign-in has ended</Text>}
    >
      <Stack>
        <Text size="sm">
          Sign in again to go on where you were. Changes that were not saved have to be made again.
        </Text>
        <Button data-autofocus onClick={() => void identity.signIn({ to: pathname + search })}>
          Sign in again
        </Button>
      </Stack>
    </Modal>
  )
}

import type { Member } from '#protocol'
import { Menu } from '@mantine/core'
import { useIdentity } from '../../identity/identity-context.ts'
import { Icon } from '../../parts/icon.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useResetPassword } from '../../resources/use-members.ts'
import { useLinkDialog } from './link-dialog.tsx'
import { nameOf } from './name-of.ts'

/** Makes a link by which a member sets a new password. Only where the accounts are ours. */
export function PasswordLink({ member, organisation }: { member: Member; organisation: string }) {
  const { config } = useIdentity()
  const reset = useResetPassword()
  const toast = useToast()
  const show = useLinkDialog()
  if (!config.embedded) return null
  const make = () =>
    reset.mutate(
      { params: { accountId: member.account.id }, query: { organisation } },
      {
        onSuccess: ({ url, expiresAt }) =>
          show({ title: `A new password for ${nameOf(member)}`, url, expiresAt }),
        onError: toast.failed,
      },
    )
  return (
    <Menu.Item leftSection={<Icon name="key" size={16} />} onClick={make}>
      Link for a new password
    </Menu.Item>
  )
}

import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import { useIdentity } from '../identity/identity-context.ts'
import { Icon } from '../parts/icon.tsx'
import { useToast } from '../parts/toast.tsx'
import { useMe } from '../resources/use-me.ts'
import { MenuButton } from './menu-button.tsx'
import { SchemeItems } from './scheme-items.tsx'

/** Who is signed in; the colours of the dashboard; the way out. */
export function AccountMenu() {
  const { identity } = useIdentity()
  const toast = useToast()
  const account = useMe().data?.account
  const name = account?.name ?? account?.email ?? account?.subject ?? '…'
  return (
    <Menu width="target" shadow="md" position="top-start">
      <Menu.Target>
        <UnstyledButton p="xs" style={{ borderRadius: 10 }} aria-label={`Account: ${name}`}>
          <MenuButton
            badge={<Avatar size={30} radius="xl" name={name} color="gray" />}
            name={name}
            about={account?.email === name ? null : account?.email}
          />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item component={Link} to="/settings" leftSection={<Icon name="settings" size={16} />}>
          Settings
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="exit" size={16} />}
          onClick={() => void identity.signOut().catch(toast.failed)}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

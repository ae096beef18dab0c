import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { Icon, type IconName } from '../parts/icon.tsx'

const schemes: readonly { scheme: MantineColorScheme; label: string; icon: IconName }[] = [
  { scheme: 'light', label: 'Light', icon: 'sun' },
  { scheme: 'dark', label: 'Dark', icon: 'moon' },
  { scheme: 'auto', label: 'As the system', icon: 'system' },
]

/** Light, dark, or as the system has it. */
export function SchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return schemes.map(({ scheme, label, icon }) => (
    <Menu.Item
      key={scheme}
      closeMenuOnClick={false}
      onClick={() => setColorScheme(scheme)}
      leftSection={<Icon name={icon} size={16} />}
      rightSection={scheme === colorScheme ? <Icon name="check" size={16} /> : null}
    >
      {label}
    </Menu.Item>
  ))
}

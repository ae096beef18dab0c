import type { SiteSummary } from '#protocol'
import { Menu, ScrollArea, Text, UnstyledButton } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { MenuButton } from './menu-button.tsx'
import { SiteBadge } from './site-badge.tsx'

/** The site everything below is about; choosing another keeps to its overview. */
export function SiteSwitcher({
  site,
  sites,
}: {
  site: SiteSummary | undefined
  sites: readonly SiteSummary[]
}) {
  const go = useNavigate()
  return (
    <Menu width="target" shadow="md" position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          p="xs"
          bd="1px solid var(--dashboard-line)"
          style={{ borderRadius: 10 }}
          aria-label={site ? `Site: ${site.name}. Choose another` : 'Choose a site'}
        >
          <MenuButton
            badge={<SiteBadge name={site?.name ?? '+'} />}
            name={site?.name ?? 'No site yet'}
            about={site?.hosts[0] ?? 'Add your first one'}
          />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={320}>
          {sites.map(({ id, name, hosts }) => (
            <Menu.Item
              key={id}
              onClick={() => void go(`/sites/${id}`)}
              leftSection={<SiteBadge name={name} size={22} />}
              rightSection={id === site?.id ? <Icon name="check" size={16} /> : null}
            >
              <Text size="sm" truncate>
                {name}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {hosts[0]}
              </Text>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
        {sites.length > 0 && <Menu.Divider />}
        <Menu.Item component={Link} to="/" leftSection={<Icon name="sites" size={16} />}>
          All sites
        </Menu.Item>
        <Menu.Item component={Link} to="/new-site" leftSection={<Icon name="plus" size={16} />}>
          New site
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

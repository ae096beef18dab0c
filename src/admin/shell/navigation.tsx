import { Badge, Divider, NavLink, ScrollArea, Stack } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { Icon, type IconName } from '../parts/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SiteSwitcher } from './site-switcher.tsx'
import { useShownSite } from './use-shown-site.ts'

interface Entry {
  readonly to: string
  readonly label: string
  readonly icon: IconName
}

const ofSite: readonly Entry[] = [
  { to: '', label: 'Overview', icon: 'overview' },
  { to: '/conversations', label: 'Conversations', icon: 'conversations' },
  { to: '/contacts', label: 'Contacts', icon: 'person' },
  { to: '/appearance', label: 'Appearance', icon: 'appearance' },
  { to: '/assistant', label: 'Assistant', icon: 'assistant' },
  { to: '/knowledge', label: 'Knowledge', icon: 'knowledge' },
  { to: '/policy', label: 'Policy', icon: 'policy' },
  { to: '/hosts', label: 'Hosts', icon: 'hosts' },
]
const ofOrganisation: readonly Entry[] = [
  { to: '/members', label: 'Members', icon: 'members' },
  { to: '/audit', label: 'Audit', icon: 'audit' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
]

/** The one navigation. */
export function Navigation() {
  const { site, sites } = useShownSite()
  const { pathname } = useLocation()
  const base = site ? `/sites/${site.id}` : ''
  const isHere = (to: string) =>
    to === base ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
  const link = ({ to, label, icon }: Entry, draft = false) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      label={label}
      active={isHere(to)}
      {...(isHere(to) && { 'aria-current': 'page' as const })}
      leftSection={<Icon name={icon} />}
      rightSection={
        draft ? (
          <Badge size="xs" variant="light" color="orange">
            Draft
          </Badge>
        ) : undefined
      }
      style={{ borderRadius: 8 }}
      py={7}
    />
  )
  return (
    <Stack h="100%" gap="xs">
      <SiteSwitcher site={site} sites={sites} />
      <ScrollArea flex={1} type="scroll">
        <nav aria-label="Main">
          {site &&
            ofSite.map((entry) =>
              link({ ...entry, to: base + entry.to }, entry.label === 'Appearance' && site.hasDraft),
            )}
          {site && <Divider my="sm" color="var(--dashboard-line)" />}
          {ofOrganisation.map((entry) => link(entry))}
        </nav>
      </ScrollArea>
      <AccountMenu />
    </Stack>
  )
}

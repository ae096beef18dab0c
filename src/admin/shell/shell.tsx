import { Anchor, AppShell, Burger, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { Mark } from '../parts/mark.tsx'
import { Navigation } from './navigation.tsx'

/** The frame of every page: navigation on the left, on phones and tablets behind a button. */
export function Shell() {
  const [opened, { toggle, close }] = useDisclosure()
  const { pathname } = useLocation()
  useEffect(close, [pathname, close])
  return (
    <AppShell
      header={{ height: { base: 56, md: 0 } }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a href="#content" className="skip">
        Skip to the content
      </a>
      <AppShell.Header hiddenFrom="md" bg="var(--dashboard-card)">
        <Group h="100%" px="md" justify="space-between">
          <Anchor component={Link} to="/" c="inherit" underline="never">
            <Group gap="xs">
              <Mark />
              <Text fw={650}>Pagehand</Text>
            </Group>
          </Anchor>
          <Burger
            opened={opened}
            onClick={toggle}
            size="sm"
            aria-label={opened ? 'Close navigation' : 'Open navigation'}
          />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar bg="var(--dashboard-card)" p="sm">
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main bg="var(--dashboard-ground)" id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

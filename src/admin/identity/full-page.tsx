import { Center, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { Mark } from '../parts/mark.tsx'

/** A page without navigation: before anyone is signed in, or when something keeps them from it. */
export function FullPage(props: {
  title?: string
  about?: ReactNode
  children?: ReactNode
  waiting?: boolean
}) {
  const { title, about, children, waiting = false } = props
  useEffect(() => {
    if (title) document.title = `${title} · Pagehand`
  }, [title])
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--dashboard-ground)">
      {waiting ? (
        <Loader aria-label="One moment" />
      ) : (
        <Paper withBorder radius="lg" p={32} w="100%" maw={420} bg="var(--dashboard-card)">
          <Stack>
            <Mark size={36} />
            <Title order={1}>{title}</Title>
            {about && (
              <Text c="dimmed" size="sm" component="div" className="wrap-anywhere">
                {about}
              </Text>
            )}
            {children}
          </Stack>
        </Paper>
      )}
    </Center>
  )
}

import { Box, Button, Card, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useParams } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { useSessions } from '../../resources/use-sessions.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations-page.module.css'
import { EraseBefore } from './erase-before.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Transcript } from './transcript.tsx'
import { useFilter } from './use-filter.ts'

/** What it said and did: the list on the left, one conversation on the right. */
export function ConversationsPage() {
  const { site, may } = useCurrentSite()
  const [erasing, { open, close }] = useDisclosure()
  const { sessionId } = useParams()
  const { filter } = useFilter()
  const isEmpty = useSessions(site.id, filter).data?.length === 0
  return (
    <PageLayout
      title="Conversations"
      wide
      action={
        <Group gap="xs">
          <Button
            component={Link}
            to={`/sites/${site.id}/person`}
            variant="default"
            leftSection={<Icon name="person" size={16} />}
          >
            Find a person
          </Button>
          <ExportMenu />
          {may('owner') && (
            <Button variant="subtle" color="red" leftSection={<Icon name="trash" size={16} />} onClick={open}>
              Erase old ones
            </Button>
          )}
        </Group>
      }
    >
      <EraseBefore opened={erasing} onClose={close} />
      <Box
        className={classes.columns}
        data-one={sessionId !== undefined || undefined}
        data-empty={(isEmpty && !sessionId) || undefined}
      >
        <Box className={classes.list}>
          <ConversationList siteId={site.id} chosen={sessionId} />
        </Box>
        <Box className={classes.one}>
          {sessionId ? (
            <Transcript key={sessionId} siteId={site.id} sessionId={sessionId} />
          ) : (
            <Card h="100%">
              <NothingYet icon="conversations" title="Choose a conversation">
                Its timeline shows each message, each thing done on the page, and each decision with its
                reason.
              </NothingYet>
            </Card>
          )}
        </Box>
      </Box>
    </PageLayout>
  )
}

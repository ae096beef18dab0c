import { Box, Card } from '@mantine/core'
import { useParams } from 'react-router'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { Page } from '../../shell/page.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations-page.module.css'
import { ExportMenu } from './export-menu.tsx'
import { Transcript } from './transcript.tsx'

/** What it said and did: the list on the left, one conversation on the right. */
export function ConversationsPage() {
  const { site } = useCurrentSite()
  const { sessionId } = useParams()
  return (
    <Page title="Conversations" wide action={<ExportMenu />}>
      <Box className={classes.columns} data-one={sessionId !== undefined || undefined}>
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
    </Page>
  )
}

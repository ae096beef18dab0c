import { Button, Card } from '@mantine/core'
import { Link } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { useSession } from '../../resources/use-session.ts'
import { Timeline } from './timeline.tsx'
import { TranscriptHeader } from './transcript-header.tsx'

/** One conversation, whole. */
export function Transcript({ siteId, sessionId }: { siteId: string; sessionId: string }) {
  const query = useSession(siteId, sessionId)
  const back = `/sites/${siteId}/conversations`
  if (isProblem(query.error, 'not_found'))
    return (
      <Card>
        <NothingYet
          icon="conversations"
          title="This conversation is gone"
          action={
            <Button component={Link} to={back} variant="default" mt="sm">
              All conversations
            </Button>
          }
        >
          It was erased, by the visitor or here, or its time of keeping has passed.
        </NothingYet>
      </Card>
    )
  return (
    <Card>
      <Loaded query={query}>
        {(session) => (
          <>
            <TranscriptHeader siteId={siteId} session={session} />
            <Timeline entries={session.timeline} host={session.host} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

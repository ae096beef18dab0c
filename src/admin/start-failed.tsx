import { Button } from '@mantine/core'
import { FullPage } from './identity/full-page.tsx'
import { Themed } from './theme/themed.tsx'

/** The server could not say how to sign in. */
export function StartFailed({ reason }: { reason: unknown }) {
  return (
    <Themed>
      <FullPage
        title="The dashboard could not start"
        about={reason instanceof Error ? reason.message : String(reason)}
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </FullPage>
    </Themed>
  )
}

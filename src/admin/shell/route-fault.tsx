import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { FullPage } from '../identity/full-page.tsx'

/** A page that could not be drawn. After a new release the code of an open tab's next page may be gone. */
export function RouteFault() {
  const fault = useRouteError()
  const stale = fault instanceof TypeError && /import/i.test(fault.message)
  return (
    <FullPage
      title={stale ? 'There is a newer dashboard' : 'This page stopped working'}
      about={stale ? 'Reload it to go on.' : fault instanceof Error ? fault.message : undefined}
    >
      <Button autoFocus onClick={() => window.location.reload()}>
        Reload
      </Button>
    </FullPage>
  )
}

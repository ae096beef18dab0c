import { useRouteError } from 'react-router'
import { ProblemCard } from '../parts/problem-card.tsx'
import { PageLayout } from './page-layout.tsx'

/** A page whose code did not come, or that could not be drawn; the navigation beside it still works. */
export function PageFault() {
  const fault = useRouteError()
  const missing = fault instanceof TypeError && /import|fetch/i.test(fault.message)
  const problem = missing
    ? new Error(
        'The server cannot be reached, or there is a newer dashboard. Check the connection and try again.',
      )
    : fault
  /** Reloads once there is something to load: without a network that would leave a page of the browser's own. */
  const retry = () =>
    void fetch('/health').then(
      () => window.location.reload(),
      () => undefined,
    )
  return (
    <PageLayout title="Not loaded">
      <ProblemCard error={problem} retry={retry} />
    </PageLayout>
  )
}

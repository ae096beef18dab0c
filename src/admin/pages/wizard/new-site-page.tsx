import type { SiteSummary } from '#protocol'
import { Card, Stepper } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageLayout } from '../../shell/page-layout.tsx'
import { InstallStep } from './install-step.tsx'
import { NameStep } from './name-step.tsx'

/** From nothing to a widget that calls in: name and host, then one line to paste. */
export function NewSitePage() {
  const [search] = useSearchParams()
  const [site, setSite] = useState<SiteSummary>()
  return (
    <PageLayout title="New site" about="Two steps, and your assistant is on the page.">
      <Stepper active={site ? 1 : 0} size="sm" allowNextStepsSelect={false} iconSize={32}>
        <Stepper.Step label="Name and host" allowStepSelect={false}>
          <Card mt="md">
            <NameStep host={search.get('host') ?? ''} onCreated={setSite} />
          </Card>
        </Stepper.Step>
        <Stepper.Step label="Put it on your site" allowStepSelect={false}>
          <Card mt="md">{site && <InstallStep siteId={site.id} />}</Card>
        </Stepper.Step>
      </Stepper>
    </PageLayout>
  )
}

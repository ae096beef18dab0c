import { Stack } from '@mantine/core'
import { OrganisationSelect } from '../../shell/organisation-select.tsx'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useOrganisation } from '../../shell/use-organisation.ts'
import { AccountCard } from './account-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { SitesCard } from './sites-card.tsx'

/** How long things are kept, what things are called, and my own account. */
export function SettingsPage() {
  const { organisation, may } = useOrganisation()
  return (
    <PageLayout title="Settings">
      <Stack>
        <OrganisationSelect />
        <Stack key={organisation.id}>
          <SitesCard organisation={organisation.id} />
          <OrganisationCard />
          {may('owner') && <KeysCard organisation={organisation.id} />}
        </Stack>
        <AccountCard />
      </Stack>
    </PageLayout>
  )
}

import { Card, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { More } from '../../parts/more.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useAudit } from '../../resources/use-audit.ts'
import { useSites } from '../../resources/use-sites.ts'
import { OrganisationSelect } from '../../shell/organisation-select.tsx'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useOrganisation } from '../../shell/use-organisation.ts'
import { AuditLine } from './audit-line.tsx'

/** Who changed what, when, and how it was before. */
export function AuditPage() {
  const { organisation, may } = useOrganisation()
  const [site, setSite] = useState('')
  const sites = (useSites().data?.items ?? []).filter((one) => one.organisation === organisation.id)
  return (
    <PageLayout
      title="Audit"
      about={`Every change in ${organisation.name}, newest first. Secrets are never in it.`}
    >
      {may('owner') ? (
        <Stack>
          <Group>
            <OrganisationSelect />
            <Select
              aria-label="Site"
              w={220}
              data={[
                { value: '', label: 'Every site' },
                ...sites.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={site}
              onChange={(id) => setSite(id ?? '')}
            />
          </Group>
          <AuditList organisation={organisation.id} site={site} />
        </Stack>
      ) : (
        <Card>
          <NothingYet icon="audit" title="For owners">
            Only owners of the organisation can read its audit log.
          </NothingYet>
        </Card>
      )}
    </PageLayout>
  )
}

function AuditList({ organisation, site }: { organisation: string; site: string }) {
  const query = useAudit(organisation, site || undefined)
  return (
    <Stack>
      {query.isError && <ProblemCard error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Waiting rows={6} />}
      {query.data?.length === 0 && (
        <Card>
          <NothingYet icon="audit" title="No change yet">
            Whatever someone changes from now on stands here.
          </NothingYet>
        </Card>
      )}
      {query.data && query.data.length > 0 && (
        <Card padding={0}>
          {query.data.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </Card>
      )}
      <More query={query} />
    </Stack>
  )
}

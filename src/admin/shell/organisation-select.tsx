import { Select } from '@mantine/core'
import { useOrganisation } from './use-organisation.ts'

/** Chooses among several organisations; with one there is nothing to choose. */
export function OrganisationSelect() {
  const { organisation, memberships, choose } = useOrganisation()
  if (memberships.length < 2) return null
  return (
    <Select
      aria-label="Organisation"
      data={memberships.map(({ organisation: { id, name } }) => ({ value: id, label: name }))}
      value={organisation.id}
      onChange={(id) => id && choose(id)}
      w={220}
    />
  )
}

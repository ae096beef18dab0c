import type { Membership, Role } from '#protocol'
import { useSearchParams } from 'react-router'
import { useMe } from '../resources/use-me.ts'
import { may } from './may.ts'
import { useShownSite } from './use-shown-site.ts'

/** The organisation a page is about: that of the address, else the shown site's, else my first. */
export function useOrganisation(): {
  organisation: Membership['organisation']
  memberships: readonly Membership[]
  may: (needed: Role) => boolean
  choose: (id: string) => void
} {
  const [search, setSearch] = useSearchParams()
  const { site } = useShownSite()
  const memberships = useMe().data?.memberships ?? []
  const wanted = search.get('organisation') ?? site?.organisation
  const membership = memberships.find(({ organisation }) => organisation.id === wanted) ?? memberships[0]
  return {
    organisation: membership?.organisation ?? { id: '', name: '' },
    memberships,
    may: (needed) => may(membership?.role, needed),
    choose: (id) => setSearch({ organisation: id }, { replace: true }),
  }
}

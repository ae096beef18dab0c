import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link, Outlet, useParams } from 'react-router'
import { isProblem } from '../api/problem.ts'
import { Loaded } from '../parts/loaded.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { useSite } from '../resources/use-site.ts'
import { rememberSite } from './last-site.ts'
import { SiteContext } from './site-context.ts'

/** Everything under /sites/:siteId: the site is there before its pages are. */
export function SiteFrame() {
  const { siteId = '' } = useParams()
  const query = useSite(siteId)
  const known = query.data !== undefined
  useEffect(() => {
    if (known) rememberSite(siteId)
  }, [known, siteId])
  if (isProblem(query.error, 'not_found'))
    return (
      <NothingYet
        icon="sites"
        title="There is no such site"
        action={
          <Button component={Link} to="/" variant="default" mt="sm">
            All sites
          </Button>
        }
      >
        It may have been removed, or you are not a member of its organisation.
      </NothingYet>
    )
  return (
    <Loaded query={query}>
      {(site) => (
        <SiteContext value={site}>
          <Outlet />
        </SiteContext>
      )}
    </Loaded>
  )
}

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useIdentity } from '../../identity/identity-context.ts'
import { demoAddress } from '../../shell/demo-address.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** What leads to the first conversation: a visit to the demo shop, or the line in the owner's pages. */
export function FirstVisit() {
  const { site } = useCurrentSite()
  const { config } = useIdentity()
  const demo = demoAddress(site, config.publicUrl)
  if (demo)
    return (
      <Button component="a" href={demo} target="_blank" variant="default" mt="xs">
        Open the demo shop
      </Button>
    )
  if (site.lastSeen) return null
  return (
    <Button component={Link} to={`/sites/${site.id}/hosts`} variant="default" mt="xs">
      Put it on your site
    </Button>
  )
}

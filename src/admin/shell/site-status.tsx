import { demoSiteId, type SiteSummary } from '#protocol'
import { Badge } from '@mantine/core'

/** Whether a site's assistant is on the air, in one word. */
export function SiteStatus({ site }: { site: SiteSummary }) {
  const { color, text } = site.paused
    ? { color: 'orange', text: 'Paused' }
    : site.lastSeen
      ? { color: 'teal', text: 'Live' }
      : { color: 'gray', text: site.id === demoSiteId ? 'Demo' : 'Not installed' }
  return (
    <Badge variant="light" color={color} style={{ flexShrink: 0 }}>
      {text}
    </Badge>
  )
}

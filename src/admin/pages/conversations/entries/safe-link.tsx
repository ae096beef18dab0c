import { safeUrl } from '#widget'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'

/** A link by the widget's rules, on the site it was said on; what may be no link is just its words. */
export function SafeLink({ url, host, children }: { url: unknown; host: string; children: ReactNode }) {
  const href = safeUrl(url, `https://${host}/`)
  if (href === undefined) return <>{children}</>
  return (
    <Anchor inherit href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Anchor>
  )
}

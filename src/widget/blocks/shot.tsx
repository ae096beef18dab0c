/** @jsxImportSource preact */
import { isHostOf } from '#protocol'
import { useState } from 'preact/hooks'
import { safeImageUrl } from '../markdown/safe-url.ts'
import { useWidget } from '../ui/widget-context.ts'

/**
 * A picture, or a quiet frame where it does not load. Where none was meant there is nothing to say. To load it tells
 * its host whatever stands in the address, so one of a stranger waits until the visitor asks for it.
 */
export function Shot({ url, alt, missing }: { url: string | undefined; alt: string; missing?: string }) {
  const { say } = useWidget().view
  const [broken, setBroken] = useState(false)
  const [wanted, setWanted] = useState(false)
  const stranger = useStranger(url)
  const src = safeImageUrl(url, location.href)
  if (!src && !missing) return null
  if (!src || broken) return <span class="shot">{missing}</span>
  if (stranger && !wanted)
    return (
      <button class="shot" type="button" onClick={() => setWanted(true)}>
        {say('showPicture', { host: stranger })}
      </button>
    )
  return (
    <img
      class="shot"
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}

/** The host of a picture that is neither the site's nor on the owner's list. */
export function useStranger(url: string | undefined): string | undefined {
  const { hosts = [], privacy } = useWidget().view.config
  const src = safeImageUrl(url, location.href)
  if (!src) return undefined
  const address = new URL(src)
  if (address.origin === location.origin || isHostOf(address, [...hosts, ...(privacy?.pictures ?? [])]))
    return undefined
  return address.host
}

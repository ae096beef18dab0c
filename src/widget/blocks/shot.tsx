/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { safeImageUrl } from '../markdown/safe-url.ts'

/** A picture, or a quiet frame where it does not load. Where none was meant there is nothing to say. */
export function Shot({ url, alt, missing }: { url: string | undefined; alt: string; missing?: string }) {
  const [broken, setBroken] = useState(false)
  const src = safeImageUrl(url, location.href)
  if (!src && !missing) return null
  if (!src || broken) return <span class="shot">{missing}</span>
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

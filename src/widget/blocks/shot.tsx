/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { safeImageUrl } from '../markdown/safe-url.ts'

/** A picture, or a quiet empty frame where it is missing or does not load. */
export function Shot({ url, alt, missing }: { url: string | undefined; alt: string; missing?: string }) {
  const [broken, setBroken] = useState(false)
  const src = safeImageUrl(url, location.href)
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

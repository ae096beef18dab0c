/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { safeImageUrl } from '../markdown/safe-url.ts'
import { useWidget } from '../ui/widget-context.ts'

/** The owner's picture; `instead`, where there is none or it does not load. */
export function Logo({ class: name, instead }: { class?: string; instead?: ComponentChildren }) {
  const { config } = useWidget().view
  const [broken, setBroken] = useState(false)
  const url = broken ? undefined : safeImageUrl(config.logoUrl, location.href)
  return url ? <img class={name} src={url} alt="" onError={() => setBroken(true)} /> : <>{instead}</>
}

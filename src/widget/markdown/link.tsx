/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { safeUrl } from './safe-url.ts'

/** A link if its address is allowed, otherwise just its words. Other sites open in a tab of their own. */
export function Link(props: { url: unknown; class?: string; children: ComponentChildren }) {
  const href = safeUrl(props.url, location.href)
  if (href === undefined) return <span class={props.class}>{props.children}</span>
  const away = href.startsWith('http') && new URL(href).origin !== location.origin
  return (
    <a
      class={props.class}
      href={href}
      {...(away ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
    >
      {props.children}
    </a>
  )
}

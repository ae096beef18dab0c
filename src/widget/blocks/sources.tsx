/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import type { BlockProps } from './block-props.ts'

/** Where an answer comes from. */
export function Sources({ data }: BlockProps<'sources'>) {
  return (
    <ol class="sources">
      {data.items.map(({ title, url, quote }) => (
        <li>
          <Link url={url}>{title}</Link>
          {quote && <q>{quote}</q>}
        </li>
      ))}
    </ol>
  )
}

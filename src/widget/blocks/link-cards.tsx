/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import { BlockIcon } from './block-icon.tsx'
import type { BlockProps } from './block-props.ts'

/** Pages worth a visit. */
export function LinkCards({ data }: BlockProps<'link_cards'>) {
  return (
    <div class="cards">
      {data.cards.map(({ title, description, url }) => (
        <Link class="card link-card" url={url}>
          <b>
            {title}
            <BlockIcon name="away" />
          </b>
          {description && <small>{description}</small>}
        </Link>
      ))}
    </div>
  )
}

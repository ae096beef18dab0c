/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import type { BlockProps } from './block-props.ts'

/** Next steps: a link where there is an address, otherwise a message to send. */
export function Buttons({ data, live, answer }: BlockProps<'buttons'>) {
  return (
    <div class="buttons">
      {data.items.map(({ label, payload, url }) =>
        url ? (
          <Link class="button" url={url}>
            {label}
          </Link>
        ) : (
          <button class="button" type="button" disabled={!live} onClick={() => answer(payload ?? label)}>
            {label}
          </button>
        ),
      )}
    </div>
  )
}

/** @jsxImportSource preact */
import { Link } from '../markdown/link.tsx'
import type { BlockProps } from './block-props.ts'

/** Next steps: a link where there is an address, otherwise a message to send as long as it would be an answer. */
export function Buttons({ data, live, answer }: BlockProps<'buttons'>) {
  return (
    <div class="buttons">
      {data.items.map(({ label, payload, url }) =>
        url ? (
          <Link class="button" url={url}>
            {label}
          </Link>
        ) : (
          live && (
            <button class="button" type="button" onClick={() => answer(payload ?? label)}>
              {label}
            </button>
          )
        ),
      )}
    </div>
  )
}

/** @jsxImportSource preact */
import type { BlockProps } from './block-props.ts'

/** Questions that open to their answers. */
export function FaqList({ data }: BlockProps<'faq_list'>) {
  return (
    <div class="faq">
      {data.items.map(({ q, a }) => (
        <details>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </div>
  )
}

/** @jsxImportSource preact */
import type { BlockProps } from './block-props.ts'

/** Facts, one a line. */
export function KeyValue({ data }: BlockProps<'key_value'>) {
  return (
    <div class="card">
      {data.title && <h3>{data.title}</h3>}
      <dl class="facts">
        {data.rows.map(({ label, value }) => (
          <>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </>
        ))}
      </dl>
    </div>
  )
}

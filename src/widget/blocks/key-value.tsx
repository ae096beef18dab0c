/** @jsxImportSource preact */
import css from '../ui/later.css?inline'
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'

/** Facts, one a line. */
export function KeyValue({ data }: BlockProps<'key_value'>) {
  useWidget().actions.style(css)
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

/** @jsxImportSource preact */
import type { BlockProps } from './block-props.ts'

/** What would be done, before it is. */
export function PlanPreview({ data }: BlockProps<'plan_preview'>) {
  return (
    <ol class="card preview">
      {data.steps.map(({ description, field, value }) => (
        <li>
          {description}
          {field && (
            <small>
              {field}: <b>{value}</b>
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}

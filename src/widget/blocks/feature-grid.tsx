/** @jsxImportSource preact */
import type { BlockProps } from './block-props.ts'

/** What something offers, side by side. An icon is an emoji or a letter, never markup. */
export function FeatureGrid({ data }: BlockProps<'feature_grid'>) {
  return (
    <div class="grid">
      {data.features.map(({ icon, title, body }) => (
        <div class="card">
          {icon && (
            <span class="emoji" aria-hidden="true">
              {[...icon].slice(0, 2).join('')}
            </span>
          )}
          <b>{title}</b>
          <small>{body}</small>
        </div>
      ))}
    </div>
  )
}

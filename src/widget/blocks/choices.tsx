/** @jsxImportSource preact */
import type { BlockProps } from './block-props.ts'

/** Answers to choose from; the choice is sent as the visitor's message, and the others go. */
export function Choices({ data, live, answer }: BlockProps<'choices'>) {
  if (!live) return null
  return (
    <div class="choices">
      {data.options.map(({ label, value, description }) => (
        <button type="button" onClick={() => answer(value)}>
          <b>{label}</b>
          {description && <small>{description}</small>}
        </button>
      ))}
    </div>
  )
}

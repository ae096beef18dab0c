/** @jsxImportSource preact */
import type { BlockProps } from './block-props.ts'

/** Answers to choose from; the choice is sent as the visitor's message. */
export function Choices({ data, live, answer }: BlockProps<'choices'>) {
  return (
    <div class="choices">
      {data.options.map(({ label, value, description }) => (
        <button type="button" disabled={!live} onClick={() => answer(value)}>
          <b>{label}</b>
          {description && <small>{description}</small>}
        </button>
      ))}
    </div>
  )
}

/** @jsxImportSource preact */
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'

/** Asks for a number from 1 to `scale`. */
export function Rating({ data, live, answer }: BlockProps<'rating'>) {
  const { say } = useWidget().view
  const total = Math.min(10, Math.max(2, data.scale))
  return (
    <div class="card" role="group" aria-label={data.prompt}>
      <p>{data.prompt}</p>
      <div class="rating">
        {Array.from({ length: total }, (_, index) => index + 1).map((n) => (
          <button
            type="button"
            disabled={!live}
            aria-label={say('stars', { n, total })}
            onClick={() => answer(`${n}/${total}`)}
          >
            {n}
          </button>
        ))}
      </div>
    </div>
  )
}

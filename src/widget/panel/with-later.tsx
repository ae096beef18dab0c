/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useWidget } from '../ui/widget-context.ts'

/** Parts of the panel that few visits need. They come in one file, with the blocks, when the first of them is wanted. */
type Later = typeof import('./later.ts')

interface WithLaterProps {
  /** How the sentence looks where they cannot be had; without one, nothing is said. */
  readonly failure?: 'line' | 'page'
  readonly children: (parts: Later) => ComponentChildren
}

/** Draws with the parts that come later; where they cannot be had, offers to try again, and does so by itself online. */
export function WithLater({ failure, children }: WithLaterProps) {
  const { view, actions } = useWidget()
  const { say, online, screen } = view
  const [parts, setParts] = useState<Later | false>()
  const load = (then = setParts) => void import('./later.ts').then(then, () => setParts(false))
  useEffect(() => {
    if (!parts) load()
  }, [online])
  const again = () =>
    load((found) => {
      setParts(found)
      // The button that was pressed goes.
      actions.show(screen)
    })
  if (parts) return <>{children(parts)}</>
  if (parts === undefined || !failure) return null
  return (
    <p class={failure} role="status">
      {say('failed')}
      <button class="inline" type="button" onClick={again}>
        {say('retry')}
      </button>
    </p>
  )
}

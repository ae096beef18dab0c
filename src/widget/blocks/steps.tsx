/** @jsxImportSource preact */
import { Icon } from '../ui/icon.tsx'
import css from '../ui/later.css?inline'
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'

/** How something is done, step by step. */
export function Steps({ data }: BlockProps<'steps'>) {
  const { view, actions } = useWidget()
  const { say } = view
  actions.style(css)
  return (
    <ol class="steps">
      {data.items.map(({ title, body, done }, index) => (
        <li data-done={done || undefined}>
          <span class="dot">{done ? <Icon name="check" /> : index + 1}</span>
          <span>
            <b>{title}</b>
            {done && <span class="unseen"> ({say('done')})</span>}
            {body && <small>{body}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

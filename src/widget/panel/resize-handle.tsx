/** @jsxImportSource preact */
import css from '../ui/later.css?inline'
import { useWidget } from '../ui/widget-context.ts'
import { usePushedPage } from './use-pushed-page.ts'

const least = 320
const stepPx = 24

/** The inner edge of a side panel, to be dragged or moved by the arrow keys. The page makes room as far as it. */
export function ResizeHandle() {
  const { view, actions } = useWidget()
  const { config, say } = view
  actions.style(css)
  usePushedPage(view)
  const fromLeft = config.position.endsWith('left')
  const most = Math.round(innerWidth * 0.6)
  const within = (wish: number) => Math.round(Math.min(most, Math.max(least, wish)))
  const width = within(view.width)

  function drag(event: PointerEvent): void {
    event.preventDefault()
    const handle = event.currentTarget as HTMLElement
    handle.setPointerCapture(event.pointerId)
    const end = new AbortController()
    const { signal } = end
    const widthAt = ({ clientX }: PointerEvent) => within(fromLeft ? clientX : innerWidth - clientX)
    handle.addEventListener('pointermove', (moved) => actions.resize(widthAt(moved)), { signal })
    const finish = (last: PointerEvent) => {
      end.abort()
      actions.resize(widthAt(last), true)
    }
    for (const name of ['pointerup', 'pointercancel'] as const)
      handle.addEventListener(name, finish, { signal })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const wider = fromLeft ? 'ArrowRight' : 'ArrowLeft'
    const narrower = fromLeft ? 'ArrowLeft' : 'ArrowRight'
    const change = { [wider]: stepPx, [narrower]: -stepPx }[event.key]
    if (change === undefined) return
    event.preventDefault()
    actions.resize(within(width + change), true)
  }

  return (
    <div
      class="resize"
      role="separator"
      aria-orientation="vertical"
      aria-label={say('resize')}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={onKeyDown}
    />
  )
}

/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { safeImageUrl } from '../markdown/safe-url.ts'
import { Icon } from '../ui/icon.tsx'
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'
import { Shot, useStranger } from './shot.tsx'

/** One picture; a click opens it as large as the window, another click or Escape closes it. */
export function Picture({ data }: BlockProps<'image'>) {
  const { say } = useWidget().view
  const large = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const shot = <Shot url={data.url} alt={data.alt} missing={say('pictureMissing')} />
  const src = useStranger(data.url) ? undefined : safeImageUrl(data.url, location.href)
  function enlarge(): void {
    setOpen(true)
    // Drawn first: what the dialog shows is there when it opens.
    requestAnimationFrame(() => large.current?.showModal())
  }
  return (
    <figure class="picture">
      {src ? (
        <button class="enlarge" type="button" aria-haspopup="dialog" onClick={enlarge}>
          {shot}
        </button>
      ) : (
        shot
      )}
      {data.alt && <figcaption>{data.alt}</figcaption>}
      {src && open && (
        <dialog
          class="large"
          ref={large}
          aria-label={data.alt}
          onClose={() => setOpen(false)}
          onClick={() => large.current?.close()}
          // Escape is for the picture, not for the panel.
          onKeyDown={(event) => event.stopPropagation()}
        >
          <button class="bare" type="button" aria-label={say('close')}>
            <Icon name="close" />
          </button>
          <img src={src} alt={data.alt} referrerpolicy="no-referrer" />
        </dialog>
      )}
    </figure>
  )
}

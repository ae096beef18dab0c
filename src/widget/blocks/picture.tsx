/** @jsxImportSource preact */
import { useWidget } from '../panel/widget-context.ts'
import type { BlockProps } from './block-props.ts'
import { Shot } from './shot.tsx'

/** One picture. */
export function Picture({ data }: BlockProps<'image'>) {
  const { say } = useWidget().view
  return (
    <figure class="picture">
      <Shot url={data.url} alt={data.alt} missing={say('pictureMissing')} />
      {data.alt && <figcaption>{data.alt}</figcaption>}
    </figure>
  )
}

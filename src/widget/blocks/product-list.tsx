/** @jsxImportSource preact */
import type { BlockData } from '#protocol'
import { Link } from '../markdown/link.tsx'
import type { BlockProps } from './block-props.ts'
import { Shot } from './shot.tsx'

/** Products of the site, each a link to its page. */
export function ProductList({ data }: BlockProps<'product_list'>) {
  return (
    <div class="products">
      {data.products.map((product) => (
        <Link class="card product" url={product.url}>
          <Shot url={product.image_url} alt="" />
          <span>
            <b>{product.title}</b>
            <small>
              {price(product)}
              {product.availability && <em>{product.availability}</em>}
            </small>
          </span>
        </Link>
      ))}
    </div>
  )
}

function price({ price, currency }: BlockData<'product_list'>['products'][number]): string {
  return [price, currency].filter(Boolean).join(' ')
}

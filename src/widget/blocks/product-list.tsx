/** @jsxImportSource preact */
import type { BlockData } from '#protocol'
import { Link } from '../markdown/link.tsx'
import type { BlockProps } from './block-props.ts'
import { Shot, useStranger } from './shot.tsx'

type Product = BlockData<'product_list'>['products'][number]

/** Products of the site, each a link to its page. */
export function ProductList({ data }: BlockProps<'product_list'>) {
  return (
    <div class="products">
      {data.products.map((product) => (
        <Card product={product} />
      ))}
    </div>
  )
}

function Card({ product }: { product: Product }) {
  const shot = <Shot url={product.image_url} alt="" />
  const words = (
    <span>
      <b>{product.title}</b>
      <small>
        {price(product)}
        {product.availability && <em>{product.availability}</em>}
      </small>
    </span>
  )
  // A picture that waits for a click has a button, which no link may hold.
  if (useStranger(product.image_url))
    return (
      <div class="card product">
        {shot}
        <Link url={product.url}>{words}</Link>
      </div>
    )
  return (
    <Link class="card product" url={product.url}>
      {shot}
      {words}
    </Link>
  )
}

function price({ price, currency }: Product): string {
  return [price, currency].filter(Boolean).join(' ')
}

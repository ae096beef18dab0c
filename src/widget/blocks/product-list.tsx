/** @jsxImportSource preact */
import type { BlockData } from '#protocol'
import { Link } from '../markdown/link.tsx'
import type { BlockProps } from './block-props.ts'
import { pictureOnPage } from './picture-on-page.ts'
import { Shot, useStranger } from './shot.tsx'

type Product = BlockData<'product_list'>['products'][number]

/** Products of the site, each a link to its page, with what can be done with it at once. */
export function ProductList({ data, live, answer }: BlockProps<'product_list'>) {
  return (
    <div class="products">
      {data.products.map((product) => (
        <div class="card">
          <Goods product={product} />
          {live && product.acts && (
            <div class="pair">
              {product.acts.map(({ label, payload }) => (
                <button
                  class="button"
                  type="button"
                  aria-label={`${label}: ${product.title}`}
                  onClick={() => answer(payload)}
                >
                  {label}
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

function Goods({ product }: { product: Product }) {
  const { title, url, availability, image_url: told = pictureOnPage(url, document) } = product
  const shot = <Shot url={told} alt="" />
  const words = (
    <span>
      <b>{title}</b>
      <small>
        {price(product)}
        {availability && <em>{availability}</em>}
      </small>
    </span>
  )
  // A picture that waits for a click has a button, which no link may hold.
  if (useStranger(told))
    return (
      <div class="product">
        {shot}
        <Link url={url}>{words}</Link>
      </div>
    )
  return (
    <Link class="product" url={url}>
      {shot}
      {words}
    </Link>
  )
}

function price({ price, currency }: Product): string {
  return [price, currency].filter(Boolean).join(' ')
}

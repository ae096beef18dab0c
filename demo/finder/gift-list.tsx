import type { FinishId } from '../goods/finishes.ts'
import { money } from '../goods/money.ts'
import type { Product } from '../goods/product.ts'
import { pictureText, pictureUrl } from '../parts/product-image.ts'

interface Props {
  readonly gifts: readonly Product[]
  readonly colour: FinishId | ''
  readonly onWrap: (product: Product) => void
}

/** The lamps that fit, in the colour that was wished for. */
export function GiftList({ gifts, colour, onWrap }: Props) {
  return (
    <>
      <h2 id="gifts-title" aria-live="polite">
        {heading(gifts.length)}
      </h2>
      <ul className="gifts">
        {gifts.map((product) => {
          const finish = colour === '' ? product.finishes[0] : colour
          return (
            <li key={product.id} className="gift">
              <img
                src={pictureUrl(product.id, finish)}
                alt={pictureText(product, finish)}
                width={112}
                height={112}
              />
              <div>
                <h3>
                  <a href={`/demo/lamps/${product.id}.html`}>{product.name}</a>
                </h3>
                <p>{product.summary}</p>
                <div className="card-buy">
                  <p className="price">{money(product.cents)}</p>
                  <button
                    className="button small"
                    type="button"
                    aria-label={`Wrap it: ${product.name}`}
                    onClick={() => onWrap(product)}
                  >
                    Wrap it
                  </button>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function heading(count: number): string {
  if (count === 0) return 'No lamp fits all of that'
  return count === 1 ? '1 lamp fits' : `${count} lamps fit`
}

import { useState } from 'react'
import type { Product } from '../goods/product.ts'
import { cart } from '../state/cart.ts'
import { GiftList } from './gift-list.tsx'
import { WishForm } from './wish-form.tsx'
import { fitting, noWishes } from './wishes.ts'

/** The gift finder: wishes on one side, what fits them on the other. */
export function GiftFinder() {
  const [wishes, setWishes] = useState(noWishes)
  const [note, setNote] = useState('')
  const [wrapped, setWrapped] = useState<Product>()

  function wrap(product: Product): void {
    const finish = wishes.colour === '' ? product.finishes[0] : wishes.colour
    const text = note.trim()
    cart.add({ productId: product.id, finish, quantity: 1, ...(text === '' ? {} : { note: text }) })
    setWrapped(product)
  }

  return (
    <div className="finder">
      <WishForm wishes={wishes} onWishes={setWishes} note={note} onNote={setNote} />
      <section aria-labelledby="gifts-title">
        <GiftList gifts={fitting(wishes)} colour={wishes.colour} onWrap={wrap} />
        <p className="added" role="status">
          {wrapped && `Wrapped and added to your cart: ${wrapped.name}.`}
        </p>
      </section>
    </div>
  )
}

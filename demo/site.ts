import { products } from './goods/products.ts'
import { account } from './pages/account.ts'
import { cart } from './pages/cart.ts'
import { catalogue } from './pages/catalogue.ts'
import { checkout } from './pages/checkout.ts'
import { gifts } from './pages/gifts.ts'
import { helpPages } from './pages/help.ts'
import { productPage } from './pages/product.ts'
import { layout } from './parts/layout.ts'
import { hero } from './pictures/hero.ts'
import { icon } from './pictures/icon.ts'
import { picture } from './pictures/picture.ts'

const pages = [catalogue, ...products.map(productPage), gifts, cart, ...checkout, account, ...helpPages]

/** Every file of the shop that is not a script or a style: path below /demo/ → content. */
export function siteFiles(): Map<string, string> {
  return new Map([
    ...pages.map((page): [string, string] => [page.path, layout(page).markup]),
    ...products.flatMap(({ id, finishes }) =>
      finishes.map((finish): [string, string] => [`pictures/${id}-${finish}.svg`, picture(id, finish)]),
    ),
    ['pictures/hero.svg', hero()],
    ['icon.svg', icon],
  ])
}

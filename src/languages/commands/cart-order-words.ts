import type { CommandLanguage } from '../kinds.ts'

/** How something is ordered by itself, where an order of several is gone on with on another page. */
export const cartOrders: Readonly<Record<CommandLanguage, string>> = {
  en: 'add {goods} to the cart',
  de: 'leg {goods} in den Warenkorb',
  fr: 'ajoute {goods} au panier',
  es: 'añade {goods} al carrito',
  it: 'aggiungi {goods} al carrello',
  pt: 'adiciona {goods} ao carrinho',
  nl: 'doe {goods} in de winkelwagen',
  pl: 'dodaj {goods} do koszyka',
  tr: '{goods} sepete ekle',
  ar: 'أضف {goods} إلى السلة',
  zh: '把 {goods} 加入购物车',
  ja: '{goods} をカートに入れて',
}

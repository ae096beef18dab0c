/** A sentence that the assistant can act on with no model connected. */
export interface Thing {
  readonly id: string
  readonly title: string
  readonly say: string
  /** Where it makes sense; absent: anywhere. */
  readonly at?: string
  /** What the visitor will see. */
  readonly note: string
  /** Things that have to be in the cart for it. */
  readonly needsCart?: true
  /** What is folded away on a small screen and has to be open for it. */
  readonly opens?: string
}

/** The list behind "Things to try", what acts at once first. Each sentence is driven by a test, from its click to the page's last state. */
export const things: readonly Thing[] = [
  {
    id: 'search',
    title: 'Search and sort',
    say: 'Search for pendant and sort by price: low to high',
    at: '/demo/index.html',
    note: 'Types into the search, then sets the order.',
  },
  {
    id: 'filter',
    title: 'Filter',
    say: 'Tick pendants and choose €50 to €100 for the price',
    at: '/demo/index.html',
    opens: '[data-filters]',
    note: 'Works the filters beside the lamps.',
  },
  {
    id: 'cart',
    title: 'Fill the cart',
    say: 'Open the Tern desk lamp, choose black and add it to the cart',
    at: '/demo/index.html',
    note: 'Goes to another page and carries on there.',
  },
  {
    id: 'gift',
    title: 'Find a gift',
    say: 'Choose reading chair, set the budget to 130 and tick dimmable only',
    at: '/demo/gifts.html',
    note: 'The same on a page that is made with React.',
  },
  {
    id: 'question',
    title: 'Ask a question',
    say: 'How long do I have to return a lamp?',
    note: 'Answered from the page, with the passage it was read in.',
  },
  {
    id: 'checkout',
    title: 'Fill in the checkout',
    say: 'Fill in the checkout with Ada Lovelace, ada@example.org, 020 7946 0018, 12 Orchard Row, 3511 AB, Utrecht, Netherlands, express delivery, next Friday and continue',
    at: '/demo/checkout/contact.html',
    note: 'Two pages from one message. It stops where your card and your consent are needed.',
    needsCart: true,
  },
  {
    id: 'card',
    title: 'Hand it a card number',
    say: 'Type 4111 1111 1111 1111 into the card number',
    at: '/demo/checkout/payment.html',
    note: 'It will not: cards, passwords and codes are yours to type.',
    needsCart: true,
  },
  {
    id: 'delete',
    title: 'Delete the account',
    say: 'Delete my account',
    at: '/demo/account.html',
    note: 'It asks before it does anything you could regret.',
  },
]

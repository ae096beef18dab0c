import type { Page as Tab } from 'playwright-core'
import type { Task } from './task.ts'

/** Its own check, told by the page: the reward of the last episode. */
const rewarded = (tab: Tab) => tab.evaluate('WOB_REWARD_GLOBAL > 0') as Promise<boolean>
const miniwob = (name: string): Task => ({
  name,
  site: 'miniwob',
  path: `/miniwob/miniwob/${name}.html`,
  solved: rewarded,
})
const textOf = (tab: Tab, selector: string) => tab.locator(selector).innerText()

export const tasks: readonly Task[] = [
  {
    name: 'todo-add',
    site: 'todomvc',
    path: '/todomvc/index.html',
    says: [
      'Add the todos Buy milk, Call Ada and Water plants. Complete Call Ada, then show only the active ones.',
    ],
    solved: async (tab) =>
      /milk[\s\S]*plants/.test(await textOf(tab, '.todo-list')) &&
      /2 items? left/.test(await textOf(tab, '.todo-count')),
  },
  {
    name: 'todo-edit',
    site: 'todomvc',
    path: '/todomvc/index.html',
    says: ['Add the todos Buy milk and Call Ada.', 'Rename Buy milk to Buy oat milk and delete Call Ada.'],
    solved: async (tab) => (await textOf(tab, '.todo-list')).trim() === 'Buy oat milk',
  },
  ...[
    'book-flight',
    'choose-date-easy',
    'use-autocomplete',
    'email-inbox-nl-turk',
    'social-media-all',
    'search-engine',
    'click-menu-2',
    'click-collapsible-2',
    'text-editor',
    'drag-items',
    'form-sequence-2',
    'click-scroll-list',
  ].map(miniwob),
  {
    name: 'invoices',
    site: 'own',
    path: '/own/invoices.html',
    says: ['What is the state of invoice INV-1437? If it is open, mark it as paid.'],
    solved: async (tab) => (await tab.evaluate('paid.join()')) === 'INV-1437',
  },
  {
    name: 'guest-book',
    site: 'own',
    path: '/own/guest-book.html',
    says: ['Who liked the breakfast? Sign the book for me as Ada: "Lovely stay".'],
    solved: async (tab) => (await tab.evaluate('JSON.stringify(signed)')) === '[["Ada","Lovely stay"]]',
  },
  {
    name: 'framed-form',
    site: 'own',
    path: '/own/framed-form.html',
    says: ['Subscribe ada@example.org to the newsletter, weekly.'],
    solved: async (tab) => (await tab.evaluate('window.subscribed')) === 'ada@example.org weekly',
  },
  {
    name: 'rental',
    site: 'own',
    path: '/own/rental-1.html',
    says: ['Rent me the city bike for 2 days. I am Ada Lovelace, phone 030 1234567.'],
    solved: async (tab) => /Reserved: city, 2 days, Ada Lovelace/.test(await textOf(tab, 'body')),
  },
  {
    name: 'demo-cheapest',
    site: 'demo',
    path: '/demo/',
    says: ['Put the cheapest table lamp into the cart.'],
  },
  {
    name: 'demo-discount',
    site: 'demo',
    path: '/demo/',
    says: [
      'Put one Pebble table lamp into the cart, use the discount code the page offers, set the quantity to 4 and tell me the total.',
    ],
  },
  {
    name: 'demo-quantity',
    site: 'demo',
    path: '/demo/',
    says: ['I want two Pebble table lamps. What is the total?'],
  },
  {
    name: 'demo-norway',
    site: 'demo',
    path: '/demo/',
    says: ['Do you deliver to Norway, and is there an express option?'],
  },
  {
    name: 'demo-compare',
    site: 'demo',
    path: '/demo/',
    says: ['Compare the two cheapest floor lamps: size, weight, price.'],
  },
]

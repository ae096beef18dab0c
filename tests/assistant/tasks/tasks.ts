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

/** What is so in WordPress now, as beside.php tells it. */
interface Truth {
  readonly posts: readonly { title: string; status: string; text: string; categories: string[] }[]
  readonly comments: readonly { on: string; by: string; text: string }[]
  readonly roles: Readonly<Record<string, string>>
}
const wordpress = (name: string, path: string, says: string, isSo?: (truth: Truth) => boolean): Task => ({
  name,
  site: 'wordpress',
  path: path.startsWith('/wp-admin') ? `/?enter=${encodeURIComponent(path)}` : path,
  says: [says],
  ...(isSo && {
    solved: async (tab) =>
      isSo((await (await tab.request.get(new URL('/?truth', tab.url()).href)).json()) as Truth),
  }),
})

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
  wordpress('wp-ferry', '/', 'What does the ferry cost, and can I take my bike on a Sunday?'),
  wordpress(
    'wp-comment',
    '/',
    'Which of the two kayaks is lighter? Leave a comment on its page as Ada, ada@example.org: "See you in June".',
    ({ comments }) =>
      comments.length === 1 &&
      comments.every(
        ({ on, by, text }) => on.startsWith('Swift 14') && by === 'Ada' && text === 'See you in June',
      ),
  ),
  wordpress(
    'wp-draft',
    '/wp-admin/index.php',
    'Write a draft called "Seal watching" with the text "Seals rest on the north beach." in the category Walks. Do not publish it.',
    ({ posts }) =>
      posts.some(
        ({ title, status, text, categories }) =>
          title === 'Seal watching' &&
          status === 'draft' &&
          text.includes('Seals rest on the north beach.') &&
          categories.includes('Walks'),
      ),
  ),
  wordpress(
    'wp-trash',
    '/wp-admin/edit.php',
    'Move the old timetable to the trash.',
    ({ posts }) =>
      posts
        .filter(({ status }) => status === 'trash')
        .map(({ title }) => title)
        .join() === 'Old timetable of 2019',
  ),
  wordpress('wp-users', '/wp-admin/index.php', 'Who are the users of this site, and what may they do?'),
  wordpress(
    'wp-role',
    '/wp-admin/users.php',
    'Make Grace an editor.',
    ({ roles }) =>
      roles['grace'] === 'editor' && roles['alan'] === 'editor' && roles['admin'] === 'administrator',
  ),
  wordpress('wp-publish', '/wp-admin/edit.php', 'Publish the draft about the autumn market.', ({ posts }) =>
    posts.some(({ title, status }) => title === 'Autumn market' && status === 'publish'),
  ),
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

/** Tasks that are not of the thirty: played by name, to see that these are not all that works. */
export const others: readonly Task[] = [
  ...['order-food', 'multi-orderings', 'find-greatest', 'email-inbox-forward-nl', 'daily-calendar'].map(
    miniwob,
  ),
  {
    name: 'settings',
    site: 'own',
    path: '/own/settings.html',
    says: ['Set the volume to 30, take the owl as ring tone and turn the weekly digest off.'],
    solved: async (tab) =>
      (await tab.evaluate('[volume.value, tone.value, digest.ariaChecked, reminders.ariaChecked].join()')) ===
      '30,Owl,false,false',
  },
  {
    name: 'seats',
    site: 'own',
    path: '/own/seats.html',
    says: [
      'Hold two of the cheaper seats side by side, as near to the middle of row C as you can. What do they cost?',
    ],
    solved: async (tab) => ['C2,C3', 'C6,C7'].includes(String(await tab.evaluate('window.held'))),
  },
  {
    name: 'people',
    site: 'own',
    path: '/own/people.html',
    says: ['Change the telephone number of Finn Cooper to 555-7788.'],
    solved: async (tab) =>
      (await tab.evaluate(
        "people.filter(([name, , phone]) => phone === '555-7788').map(([name]) => name).join()",
      )) === 'Finn Cooper',
  },
  {
    name: 'board',
    site: 'own',
    path: '/own/board.html',
    says: ['The pond is dug, and we have begun with the gate: move the cards to where they belong.'],
    solved: async (tab) =>
      /To do\s+Paint the fence\s+Doing\s+Mend the gate\s+Done\s+Dig the pond/.test(await textOf(tab, 'main')),
  },
]

import type { BrowserContextOptions, ElementHandle, Locator, Page } from 'playwright-core'
import type { Demo } from './demo-visit.ts'

/** What a visitor looks through. */
export const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>

export type Screen = keyof typeof screens

/** A visitor in the shop, who speaks and looks as people do. */
export interface Walker {
  readonly page: Page
  /** Opens the chat from wherever it is, writes and sends. */
  say(words: string): Promise<void>
  /** Waits until the assistant has said this, in the conversation or in the small bar. */
  hears(words: string | RegExp): Promise<void>
  /** The next day, in the same browser. */
  comeBack(): Promise<Walker>
}

/** What a visitor came for. `walk` gives what must be in sight at the end: it is looked for, and not only waited for. */
export interface Walk {
  readonly name: string
  walk(visitor: Walker): Promise<readonly Locator[]>
}

const dayMs = 86_400_000
const cards = (page: Page) => page.locator('[data-cards] h3:visible')
/** A task has ended well, in the conversation or in the small bar, and nothing is under way. */
const done = (page: Page) =>
  page
    .locator(
      '.panel:not(:has(.stopbar, .typing, [data-state=running])) :is(.outcome, .plan)[data-state=done]',
    )
    .last()
    .waitFor()
const answer = (page: Page) => page.locator('.said[data-by=assistant] .words, .outcome .told').last()

/** The ten walks, each from the shop's first page. */
export const walks: readonly Walk[] = [
  {
    name: 'ask',
    async walk({ page, say, hears }) {
      await say('Do you deliver to Germany?')
      await hears('3 working days')
      return [answer(page)]
    },
  },
  {
    name: 'follow-up',
    async walk({ page, say, hears }) {
      await say('only lamps under €100')
      await hears('fit that')
      await page.locator('.block').getByRole('button', { name: 'Add to cart: Pebble table lamp' }).click()
      await page.locator('[data-cart-count]', { hasText: '1' }).waitFor()
      await done(page)
      // Where the visitor is. What its button says of it, it says for a moment only.
      return [page.locator('[data-add][aria-label$=": Pebble table lamp"]')]
    },
  },
  {
    name: 'filter',
    async walk({ page, say }) {
      // On a phone the filters are folded away.
      const folded = page.locator('[data-filters]:not([open]) > summary')
      if (await folded.isVisible()) await folded.click()
      await say('Tick pendants and choose €50 to €100 for the price')
      await page.waitForURL(/kind=pendant/)
      await page.waitForURL(/price=to-100/)
      await done(page)
      return [cards(page).first()]
    },
  },
  {
    name: 'compare',
    async walk({ page, say, hears }) {
      await say('what is the difference between the Tern and the Pebble?')
      await hears('Side by side')
      const table = page.locator('.block table')
      return [table.getByText('€59'), table.getByText('€89')]
    },
  },
  {
    name: 'add',
    async walk({ page, say }) {
      await say('Open the Tern desk lamp, choose black and add it to the cart')
      await page.waitForURL(/tern/)
      await page.getByText('Added to your cart: 1 × Tern desk lamp in black').waitFor()
      await done(page)
      return [page.getByText('Added to your cart: 1 × Tern desk lamp in black')]
    },
  },
  {
    name: 'change quantity',
    async walk({ page, say }) {
      await say('add the Pebble table lamp to the cart')
      await page.locator('[data-cart-count]', { hasText: '1' }).waitFor()
      await say('open the cart')
      await page.waitForURL(/cart/)
      await say('set the quantity to 3')
      await page.locator('[data-cart-count]', { hasText: '3' }).waitFor()
      await done(page)
      return [page.locator('[data-slot=quantity]')]
    },
  },
  {
    name: 'check out',
    async walk({ page, say }) {
      await page.getByRole('button', { name: 'Add to cart: Pebble table lamp' }).click()
      await say('open the cart')
      await page.waitForURL(/cart/)
      await say('go to checkout')
      await page.waitForURL(/checkout\/contact/)
      await say('Fill in Grace Hopper and grace@navy.example')
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('#name')?.value === 'Grace Hopper' &&
          document.querySelector<HTMLInputElement>('#email')?.value === 'grace@navy.example',
      )
      await done(page)
      return [page.getByLabel('Full name'), page.getByLabel('E-mail', { exact: true })]
    },
  },
  {
    name: 'undo',
    async walk({ page, say, hears }) {
      await say('sort by price: low to high')
      await page.locator('[data-cards] li:visible h3').first().waitFor()
      await page.waitForURL(/sort=/)
      await page.getByRole('button', { name: /^Undo/ }).last().click()
      await hears(/as (it was|they were)/)
      return [page.getByLabel('Sort by')]
    },
  },
  {
    name: 'person',
    async walk({ page, say }) {
      await say('can I talk to a human?')
      await page.getByRole('link', { name: 'help@fieldlamp.example' }).waitFor()
      await page.getByRole('button', { name: 'Leave a message' }).click()
      const form = page.locator('.panel .form')
      await form.getByLabel('E-mail').fill('ada@example.org')
      await form.getByLabel('Message').fill('Do you repair old lamps?')
      await form.getByRole('button', { name: 'Send' }).click()
      await page.getByText('Your message is with us').first().waitFor()
      return [page.locator('.page .left')]
    },
  },
  {
    name: 'return next day',
    async walk({ say, hears, comeBack }) {
      await say('How long do I have to return a lamp?')
      await hears('30 days')
      const tomorrow = await comeBack()
      await tomorrow.say('When is the showroom open?')
      await tomorrow.hears('Tuesday to Saturday')
      // What was said yesterday stands above.
      await tomorrow.hears('30 days')
      return [answer(tomorrow.page)]
    },
  },
]

/** Lets a visitor walk; answers with the page as it is at the end, and the names of what cannot be seen there. */
export async function takeWalk(
  demo: Demo,
  { walk }: Walk,
  screen: Screen,
): Promise<{ page: Page; hidden: string[] }> {
  const visitor = walkerOn(demo, await demo.visit(screens[screen]), screen)
  const wanted = await walk(visitor)
  const hidden: string[] = []
  for (const place of wanted) if (!(await comesInSight(place))) hidden.push(String(place))
  return { page: wanted[0]?.page() ?? visitor.page, hidden }
}

function walkerOn(demo: Demo, page: Page, screen: Screen): Walker {
  page.setDefaultTimeout(50_000)
  return {
    page,
    async say(words) {
      const composer = page.locator('.panel:not([hidden]) .composer textarea')
      const ways = [
        page.getByRole('button', { name: 'Open chat' }),
        page.locator('.launcher:not([aria-expanded=true])'),
      ]
      // The panel may open by itself after a page load, and make itself small after acting: both while one is about to
      // write. Whatever way in is there at the moment is taken, until the words are written.
      for (let written = false; !written;) {
        await composer.or(ways[0]!).or(ways[1]!).first().waitFor()
        for (const way of ways)
          if (await way.isVisible()) await way.click({ timeout: 5_000 }).catch(() => undefined)
        written = await composer.fill(words, { timeout: 5_000 }).then(
          () => true,
          () => false,
        )
      }
      await page.locator('.composer [type=submit], .composer button').last().click()
    },
    async hears(words) {
      await page
        .locator('.said[data-by=assistant]:not([data-streaming]), .outcome', { hasText: words })
        .last()
        .waitFor()
    },
    async comeBack() {
      const storageState = await page.context().storageState()
      const { origin } = new URL(page.url())
      await page.context().close()
      demo.passTime(dayMs)
      const next = await demo.visit({ ...screens[screen], storageState })
      await next.goto(`${origin}/demo/index.html`)
      return walkerOn(demo, next, screen)
    },
  }
}

/** Whether the middle of it lies on the screen with nothing over it, once the small bar has found its place. */
async function comesInSight(place: Locator): Promise<boolean> {
  const isShown = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  }
  const element = await place.elementHandle()
  if (!element) return false
  return place
    .page()
    .waitForFunction(isShown, element as ElementHandle<Element>, { timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
}

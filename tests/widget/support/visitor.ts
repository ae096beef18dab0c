import type { Page } from 'playwright-core'

/** What a visitor does with the widget, and what they see. */
export function visitorOf(tab: Page) {
  const visitor = {
    tab,
    async open() {
      await tab.click('.launcher')
      await tab.waitForSelector('.panel:not([hidden]) textarea')
      return visitor
    },
    async say(text: string) {
      await tab.fill('.composer textarea', text)
      await tab.press('.composer textarea', 'Enter')
    },
    /** Waits until the assistant has said this. */
    hears: (text: string) =>
      tab
        .locator('.said[data-by=assistant]:not([data-streaming]), .outcome', { hasText: text })
        .first()
        .waitFor(),
    sees: (text: string) => tab.getByText(text).first().waitFor(),
    /** Everything in the conversation, in order. */
    log: () =>
      tab
        .locator('.log > .said, .log > .plan, .log > .confirm, .log > .block, .log > .line')
        .evaluateAll((entries) =>
          entries.map((entry) => (entry.querySelector('.bubble, .words') ?? entry).textContent),
        ),
    /** Where the page itself keeps what happened to it. */
    events: () => tab.evaluate(() => JSON.parse(localStorage.getItem('events') ?? '[]') as string[]),
  }
  return visitor
}

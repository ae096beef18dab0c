import type { Page } from 'playwright-core'

/** What has the focus, in the words of whoever hears it. */
export function focused(tab: Page): Promise<string> {
  return tab.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    const label = at?.closest('label')?.querySelector('span')?.textContent
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim()
  })
}

/** Goes on with Tab until something of this name has the focus. */
export async function tabTo(tab: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const heard: string[] = []
  for (let press = 0; press < 40; press++) {
    const now = await focused(tab)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    heard.push(now)
    await tab.keyboard.press(key)
  }
  throw new Error(`Tab never came to ${String(name)}: ${heard.join(' | ')}`)
}

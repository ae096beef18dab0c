import { closestAcross } from '../dom/composed.ts'
import { StepFailure } from './failure.ts'
import type { Hands } from './hands.ts'

/** What a click on a link was about to do. */
export interface Followed {
  stop(): void
  /** Fails if the link led where the assistant may not go. */
  failure(): void
}

/**
 * Watches the click on a link after the page itself has seen it. Without a person's touch the browser
 * opens no second tab, so such a link opens here; one that leaves the site is not followed.
 */
export function followLink(hit: Element, { view, mayVisit }: Hands): Followed {
  const link = closestAcross(hit, 'a[href],area[href]') as HTMLAnchorElement | null
  let refused: URL | undefined
  const onClick = (event: Event) => {
    if (!link || event.defaultPrevented) return
    const url = new URL(link.href, link.baseURI)
    if (!/^https?:$/.test(url.protocol)) return
    if (!mayVisit(url)) {
      refused = url
      event.preventDefault()
    } else if (link.target !== '' && link.target !== '_self') {
      event.preventDefault()
      view.location.assign(url.href)
    }
  }
  const realm = link?.ownerDocument.defaultView ?? view
  realm.addEventListener('click', onClick)
  return {
    stop: () => realm.removeEventListener('click', onClick),
    failure() {
      if (refused)
        throw new StepFailure('cross_origin', `The link leads to ${refused.host}, outside this site.`)
    },
  }
}

import { decoded } from '#protocol'

/**
 * Where an address leads outside of the site: by itself, or by an address that it is given along (`/out?url=https://…`),
 * to which a page may pass visitors on.
 */
export function leadsAway(url: URL, mayVisit: (url: URL) => boolean): URL | undefined {
  const given = [...url.searchParams]
    .flat()
    .map(decoded)
    .filter((text) => /^(https?:)?[\\/]{2}/i.test(text) && URL.canParse(text, url.href))
  return [url, ...given.map((text) => new URL(text, url.href))].find((each) => !mayVisit(each))
}

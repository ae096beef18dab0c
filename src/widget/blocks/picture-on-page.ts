/** A card is no deeper than so. */
const climbs = 5

/** The picture that the page itself shows beside the link to an address: what was told of the page has no pictures. */
export function pictureOnPage(address: string, document: Document): string | undefined {
  const { href } = new URL(address, document.baseURI)
  const link = [...document.links].find((each) => each.href === href)
  let around: Element | null | undefined = link
  for (let level = 0; around && level < climbs; level += 1, around = around.parentElement) {
    // Where links lead elsewhere too, a picture may be another's.
    const strays = [...around.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
      (each) => each.href !== href,
    )
    if (strays) return undefined
    const picture = around.querySelector('img')
    if (picture) return picture.currentSrc || picture.src || undefined
  }
  return undefined
}

/** The site as one word of the search index, so that the index itself keeps sites apart. */
export function siteWord(siteId: string): string {
  return `s${Buffer.from(siteId).toString('hex')}`
}

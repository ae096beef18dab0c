/** What a site's model key is sealed for: no other site can open it. */
export function keyPurpose(siteId: string): string {
  return `model-key:${siteId}`
}

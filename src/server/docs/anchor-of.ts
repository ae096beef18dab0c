/** The anchor of a heading, the same that readers of the files on a code host get. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/&[a-z#0-9]+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

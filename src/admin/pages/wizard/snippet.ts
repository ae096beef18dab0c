/** The line a site pastes into its pages. */
export function snippet(publicUrl: string): string {
  return `<script src="${publicUrl.replace(/\/$/, '')}/widget.js" async></script>`
}

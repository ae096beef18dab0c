/** A side panel as wide as the visitor likes, and never over most of the page: it may have been a larger screen. */
export function widthBeside(wish: number): string {
  return `min(${wish}px,60vw)`
}

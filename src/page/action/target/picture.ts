/** What is painted on a canvas, to be compared; empty for everything else, and for what may not be read. */
export function pictureOf(element: Element): string {
  if (element.localName !== 'canvas') return ''
  try {
    return (element as HTMLCanvasElement).toDataURL()
  } catch {
    return '' // it shows pictures of another site
  }
}

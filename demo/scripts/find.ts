/** The one element that must be there; the page and its script belong together. */
export function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found {
  const element = root.querySelector<Found>(selector)
  if (!element) throw new Error(`The page lacks ${selector}.`)
  return element
}

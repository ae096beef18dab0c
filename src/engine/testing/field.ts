/** A field of the first form of a page, under a heading, as the browser sees it. */
export function field(id: number, text: string, parent: string, inputType = 'text') {
  return { id, type: 'input', text, parent, inputType, form: 0, value: '' }
}

import { isPlain } from '../../dom/kind.ts'

/** The control that words stand for by their id; for what is no mere words, the element itself. */
export function labelledBy(element: Element): Element {
  if (!isPlain(element) && element.localName !== 'label') return element
  const root = element.getRootNode() as Document | ShadowRoot
  const { htmlFor = '' } = element as HTMLLabelElement
  const meant = htmlFor && root.getElementById(htmlFor)
  if (meant) return meant
  if (!element.id) return element
  const named = root.querySelectorAll(`[aria-labelledby~="${CSS.escape(element.id)}"]`)
  const controls = [...named].filter((each) =>
    each.matches(
      'button,input,select,textarea,[role=combobox],[role=listbox],[role=slider],[role=spinbutton]',
    ),
  )
  return (controls.length === 1 && controls[0]) || element
}

/** The element a person means by touching another: the control of a label, the button around an icon. */
export function retarget(element: Element): Element {
  if (element.localName === 'label') return (element as HTMLLabelElement).control ?? element
  if (
    /^(svg|path|use|g|i|img|span)$/.test(element.localName) &&
    !element.hasAttribute('role') &&
    !element.hasAttribute('tabindex')
  ) {
    return element.closest('button,a[href],summary,[role="button"],[role="link"]') ?? element
  }
  return element
}

import { attributeOf } from '../dom/own-members.ts'

/** Words and drawings, which no one presses apart from what they are in. */
const formatting = /^(b|i|em|strong|small|sub|sup|mark|code|br|svg|img|u|s|p|h[1-6])$/

/** A hand over two or more of the same kind, and over no words beside them, is a hand over each: "Reply", "Forward". */
export function isSplit(element: Element): boolean {
  const [first, second, ...more] = element.children
  if (!first || !second || formatting.test(first.localName)) return false
  const alike = [second, ...more].every(({ localName }) => localName === first.localName)
  return (
    alike &&
    Array.from(element.childNodes).every(
      (node) => node.nodeType !== Node.TEXT_NODE || !(node as Text).data.trim(),
    )
  )
}

/** Whether what is in it is pressed only together with it. */
export function takesEveryPress(element: Element, tag: string): boolean {
  if (/^(a|button|summary|select)$/.test(tag)) return true
  return /^(button|link|option|menuitem|menuitemcheckbox|menuitemradio|tab|switch|checkbox|radio)$/.test(
    attributeOf(element, 'role') ?? '',
  )
}

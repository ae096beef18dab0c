import { parentOf } from '../dom/composed.ts'
import { roleOf } from '../dom/kind.ts'
import type { Entry } from '../reading/entry.ts'
import type { Heading } from '../reading/candidate.ts'
import { attributeOf, contains, hasAttribute, isDisplayed, matches } from '../dom/own-members.ts'

const regions =
  /^((alert)?dialog|banner|complementary|contentinfo|form|(radio)?group|main|menu|navigation|region|search|tabpanel|toolbar)$/
const headingsLookedAt = 12

/** Label of the nearest landmark, heading, fieldset, dialog or form around an element. */
export function regionOf(
  { element, heading }: Pick<Entry, 'element' | 'heading'>,
  nameOf: (element: Element) => string,
): string {
  const title = headingOf(element, heading)
  let fallback = ''
  for (let at = parentOf(element); at; at = parentOf(at)) {
    // A heading names the box it stands in, unless something nearer has a name of its own.
    if (title && at === title.box) {
      const name = nameOf(title.element)
      if (name) return name
    }
    const role = roleOf(at)
    if (!regions.test(role) && !hasAttribute(at, 'aria-label')) continue
    const name = nameOf(at) || (role === 'form' ? (attributeOf(at, 'name') ?? '') : '')
    if (name) return name
    if (role !== 'group' && role !== 'region') fallback ||= role
  }
  return fallback
}

function headingOf(
  element: Element,
  heading: Heading | undefined,
): { element: Element; box: Element } | undefined {
  let at = heading
  for (let count = 0; at && count < headingsLookedAt; count += 1, at = at.before) {
    if (at.element === element || contains(at.element, element)) continue
    const box = boxOfHeading(at.element, element)
    if (box && isDisplayed(at.element) !== false) return { element: at.element, box }
  }
  return undefined
}

/** A heading speaks for what stands beside it, or beside the one or two plain boxes it is wrapped in. */
function boxOfHeading(heading: Element, element: Element): Element | undefined {
  let box = heading.parentElement
  for (let wrappers = 0; box && wrappers < 3; wrappers += 1, box = box.parentElement) {
    if (contains(box, element)) return box
    if (matches(box, 'article,section,li,tr,form,fieldset,dialog,nav,aside,footer,main')) return undefined
  }
  return undefined
}

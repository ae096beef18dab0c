// A form shows its fields by their names, in front of all that it has itself: one may have a field called `contains`.

/** A method as a function of what it is called on. */
function own<Method>(method: unknown): Method {
  return Function.prototype.call.bind(method as () => void) as Method
}

type OfElement<Told> = (element: Element, text: string) => Told

const { prototype } = Element
export const matches = own<OfElement<boolean>>(prototype.matches)
export const hasAttribute = own<OfElement<boolean>>(prototype.hasAttribute)
export const attributeOf = own<OfElement<string | null>>(prototype.getAttribute)
export const query = own<OfElement<Element | null>>(prototype.querySelector)
export const closest = own<OfElement<Element | null>>(prototype.closest)
export const attributeNames = own<(element: Element) => string[]>(prototype.getAttributeNames)
export const hasAttributes = own<(element: Element) => boolean>(prototype.hasAttributes)
export const rectOf = own<(element: Element) => DOMRect>(prototype.getBoundingClientRect)
export const contains = own<(node: Node, other: Node | null) => boolean>(prototype.contains)
/** The document or shadow root a node lives in. */
export const rootOf = own<(node: Node) => Document | ShadowRoot>(prototype.getRootNode)

/**
 * A member of a document or shadow root. A document shows pictures, frames and forms by their names too, in front of
 * all that it has itself: one may be called `querySelectorAll`.
 */
export function memberOf<Name extends keyof Document>(
  root: Document | ShadowRoot,
  name: Name,
): Document[Name] {
  const of = root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ShadowRoot.prototype : Document.prototype
  const value: unknown = Reflect.get(of, name, root)
  return (typeof value === 'function' ? value.bind(root) : value) as Document[Name]
}

export function queryAll(root: Document | ShadowRoot, selector: string): Element[] {
  return Array.from(memberOf(root, 'querySelectorAll')(selector))
}

export function byId(root: Document | ShadowRoot, id: string): Element | null {
  return memberOf(root, 'getElementById')(id)
}

/** What the browser itself says; undefined where it says nothing. */
export function isDisplayed(element: Element, options?: CheckVisibilityOptions): boolean | undefined {
  return prototype.checkVisibility?.call(element, options)
}

/** The tag of an element. Only a form can show a field in its place. */
export function tagOf({ localName }: Element): string {
  return typeof localName === 'string' ? localName : 'form'
}

/** A property as a function of what has it; faster than asking through `Reflect`. */
function ownProperty<Getter>(of: object, name: string): Getter {
  return own(Object.getOwnPropertyDescriptor(of, name)?.get)
}

export const nodeAbove = ownProperty<(node: Node) => Node | null>(Node.prototype, 'parentNode')
export const documentOf = ownProperty<(node: Node) => Document>(Node.prototype, 'ownerDocument')
/** All that a form sends, in order. */
export const fieldsOf = ownProperty<(form: HTMLFormElement) => Iterable<Element>>(
  HTMLFormElement.prototype,
  'elements',
)

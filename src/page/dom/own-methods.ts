// A form shows its fields by their names, in front of its own methods: one may have a field called `contains`.

export function contains(node: Node, other: Node | null): boolean {
  return Node.prototype.contains.call(node, other)
}

export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector)
}

import type { ElementUse, IndexedElement } from '#protocol'

/** Element kinds by what one does with them. The snapshot may name a role, a tag or an input's type. */
export const kinds = {
  pressed: /^(?:button|link|a|tab|menuitem|heading|h[1-6]|img|image|summary|submit|reset|option)$/,
  box: /^(?:checkbox|switch|menuitemcheckbox)$/,
  radio: /^(?:radio|menuitemradio)$/,
  ticked: /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/,
  listed: /^(?:select|listbox)$/,
  written: /^(?:textarea|textbox|searchbox|text|email|tel|url|search|password)$/,
  link: /^(?:link|a)$/,
} as const satisfies Record<ElementUse | 'ticked' | 'link', RegExp>

export function isKind(element: IndexedElement | undefined, kind: keyof typeof kinds): boolean {
  return element !== undefined && kinds[kind].test(kindOf(element))
}

function kindOf({ type = '', inputType }: IndexedElement): string {
  const kind = type.toLowerCase()
  return kind === 'input' && inputType ? inputType.toLowerCase() : kind
}

import { isSecretField, saysAnySecret, type NamedField } from '#languages'
import { limits, type FormField, type IndexedElement, type Line, type PageContext } from '#protocol'

/** Sites have few names for their fields; beyond this many, they are computed again. */
const maxNames = 5_000

/**
 * Makes the second lock: takes the values and choices of secret fields out of what a client tells of its page, by the
 * rule that our own widget follows, and marks these fields so that what was filled into them is dropped too.
 */
export function createSecretLock(): (context: PageContext) => PageContext {
  const known = new Map<string, boolean>()

  function says(name: string): boolean {
    const before = known.get(name)
    if (before !== undefined) return before
    if (known.size >= maxNames) known.clear()
    const said = saysAnySecret(name)
    known.set(name, said)
    return said
  }

  return (context) => {
    const { indexedElements, outline, previouslyFilledFields = [] } = context
    const filled = new Set(previouslyFilledFields.map(({ elementId }) => elementId))
    let fields: ReadonlyMap<number, readonly FormField[]> | undefined

    /** By what the page says of a field here, and in the form around it. */
    function isSecret(id: number, field: NamedField): boolean {
      fields ??= fieldsOf(context)
      const own = fields.get(id)
      if (!own) return isSecretField(field, says)
      const names = [...field.names, ...own.flatMap(({ label, name }) => [label, name])]
      const inputType = own.some(({ type }) => type === 'password') ? 'password' : field.inputType
      return isSecretField({ ...field, inputType, names }, says)
    }

    function lockElement(element: IndexedElement): IndexedElement {
      const { id, type: kind, text, value, options, inputType, autocomplete } = element
      if ((!value && !options && !filled.has(id)) || element.secret) return element
      if (!isSecret(id, { kind, inputType, autocomplete, options, names: [text] })) return element
      const { value: _, options: __, ...rest } = element
      return { ...rest, secret: true }
    }

    function lockLine(line: Line): Line {
      const [depth, id, kind, text, state] = line
      if (!state || (!state.value && !state.options && !filled.has(id)) || state.secret) return line
      const { inputType, autocomplete, options, placeholder, shown } = state
      const names = [text, placeholder, shown]
      if (!isSecret(id, { kind, inputType, autocomplete, options, names })) return line
      const { value: _, options: __, of: ___, ...rest } = state
      return [depth, id, kind, text, { ...rest, secret: true }]
    }

    const elements = indexedElements && changed(indexedElements, limits.indexedElements, lockElement)
    const lines = outline && changed(outline.lines, limits.outlineLines, lockLine)
    if (elements === indexedElements && lines === outline?.lines) return context
    return {
      ...context,
      ...(elements && { indexedElements: elements }),
      ...(outline && lines && { outline: { ...outline, lines } }),
    }
  }
}

function fieldsOf({ forms = [] }: PageContext): Map<number, FormField[]> {
  const fields = new Map<number, FormField[]>()
  for (const field of forms.flatMap((form) => form.fields ?? [])) {
    const before = fields.get(field.elementId)
    if (before) before.push(field)
    else fields.set(field.elementId, [field])
  }
  return fields
}

/** A list with some items changed, or the list itself, as for nearly every page. Only the first `most` will be kept. */
function changed<Item>(items: Item[], most: number, change: (item: Item) => Item): Item[] {
  let copy: Item[] | undefined
  for (let index = 0; index < items.length && index < most; index += 1) {
    const item = items[index] as Item
    const after = change(item)
    if (after === item) continue
    copy ??= [...items]
    copy[index] = after
  }
  return copy ?? items
}

import { isAnySecretField, saysAnySecret, type NamedField } from '#languages'
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
      if (!own) return isAnySecretField(field, says)
      const names = [...field.names, ...own.flatMap(({ label, name }) => [label, name])]
      const inputType = own.some(({ type }) => type === 'password') ? 'password' : field.inputType
      return isAnySecretField({ ...field, inputType, names }, says)
    }

    /** What stood in such fields: pages tell it once more in their text, and lists in their lines. */
    const lost = new Set<string>()
    const within = new Set<number>()

    function lockElement(element: IndexedElement): IndexedElement {
      const { id, type: kind, text, value, options, inputType, autocomplete } = element
      if (within.has(id)) return { id, type: kind, text: '', secret: true }
      if ((!value && !options && !filled.has(id)) || element.secret) return element
      if (!isSecret(id, { kind, inputType, autocomplete, options, names: [text] })) return element
      const { value: _, options: __, ...rest } = element
      lost.add(value ?? '')
      return { ...rest, secret: true }
    }

    function lockLine(line: Line, hasParts: boolean): Line {
      const [depth, id, kind, text, state = {}] = line
      if ((!state.value && !state.options && !filled.has(id) && !hasParts) || state.secret) return line
      const { inputType, autocomplete, options, placeholder, shown } = state
      const names = [text, placeholder, shown]
      if (!isSecret(id, { kind, inputType, autocomplete, options, names })) return line
      const { value, options: __, of: ___, ...rest } = state
      lost.add(value ?? '')
      return [depth, id, kind, text, { ...rest, secret: true }]
    }

    /** A list or an editor is locked with all that lies in it. */
    let locked = Infinity
    function lockPart(line: Line, index: number, all: readonly Line[]): Line {
      const [depth, id, kind, text] = line
      if (depth > locked) {
        within.add(id)
        lost.add(text)
        return [depth, id, kind, '', { secret: true }]
      }
      const hasParts = holders.has(kind) && (all[index + 1]?.[0] ?? 0) > depth
      const after = lockLine(line, hasParts)
      locked = after !== line && hasParts ? depth : Infinity
      return after
    }

    const lines = outline && changed(outline.lines, limits.outlineLines, lockPart)
    const elements = indexedElements && changed(indexedElements, limits.indexedElements, lockElement)
    if (elements === indexedElements && lines === outline?.lines) return context
    const { visibleText } = context
    return {
      ...context,
      ...(elements && { indexedElements: elements }),
      ...(outline && lines && { outline: { ...outline, lines } }),
      ...(visibleText && { visibleText: without(visibleText, lost) }),
    }
  }
}

/** Kinds whose values may stand in lines of their own. */
const holders: ReadonlySet<string> = new Set(['listbox', 'combobox', 'editor', 'textbox', 'select'])

/** A text without what was lost; a word of a few letters may be any other. */
function without(text: string, lost: ReadonlySet<string>): string {
  return [...lost]
    .filter((value) => value.trim().length >= 4)
    .reduce((rest, value) => rest.replaceAll(value.trim(), '•••'), text)
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
function changed<Item>(
  items: Item[],
  most: number,
  change: (item: Item, index: number, items: readonly Item[]) => Item,
): Item[] {
  let copy: Item[] | undefined
  for (let index = 0; index < items.length && index < most; index += 1) {
    const item = items[index] as Item
    const after = change(item, index, items)
    if (after === item) continue
    copy ??= [...items]
    copy[index] = after
  }
  return copy ?? items
}

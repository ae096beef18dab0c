/** What is kept of each field; undefined drops it. A field the protocol knows and a table lacks does not compile. */
export type Fields<Shape> = {
  readonly [Field in keyof Required<Shape>]: (
    value: Exclude<Shape[Field], undefined>,
    of: Shape,
  ) => Shape[Field] | undefined
}

/** Marks a field that needs no cutting. */
export const asItIs = <Value>(value: Value): Value => value

/** An object that has nothing but what is kept is kept itself: nearly all do, and every message brings a hundred. */
export function object<Shape extends object>(fields: Fields<Shape>): (value: Shape) => Shape {
  // Without a prototype, because `constructor` is a field of every object but of no page.
  const readers = Object.assign(Object.create(null), fields) as Record<
    string,
    ((value: unknown, of: Shape) => Shape[keyof Shape] | undefined) | undefined
  >
  return (value) => {
    for (const key in value) {
      const read = readers[key]
      if (read !== asItIs && read?.(value[key], value) !== value[key]) return copy(value)
    }
    return value
  }

  function copy(value: Shape): Shape {
    const kept: Partial<Shape> = {}
    for (const key in value) {
      const read = readers[key]?.(value[key], value)
      if (read !== undefined) kept[key] = read as Shape[typeof key]
    }
    return kept as Shape
  }
}

/** The first of a list, each cut; the list itself where nothing was to cut. */
export function list<Item>(most: number, each: (item: Item) => Item): (items: Item[]) => Item[] {
  return (items) => {
    const first = items.length > most ? items.slice(0, most) : items
    return first.every((item) => each(item) === item) ? first : first.map(each)
  }
}

export function text(characters: number): (value: string) => string {
  return (value) => cut(value, characters)
}

/** Cuts by UTF-16 units, and leaves no half of a surrogate pair at the end. */
export function cut(value: string, characters: number): string {
  if (value.length <= characters) return value
  const last = value.charCodeAt(characters - 1)
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters)
}

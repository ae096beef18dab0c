type Entry<Value, Rest extends readonly unknown[]> = (value: Value, ...rest: Rest) => unknown

/** One function for each tag of a union, which takes exactly the values of that tag. */
type TableOf<Tag extends string, Value extends Record<Tag, string>, Rest extends readonly unknown[]> = {
  readonly [Name in Value[Tag]]: Entry<Extract<Value, Record<Tag, Name>>, Rest>
}

type Result<Table> = Table[keyof Table] extends (...given: never[]) => infer Returned ? Returned : never

/** Calls the entry of a table that a value of a union belongs to, with the value and what else it takes. */
export function byKind<
  Value extends { readonly kind: string },
  Rest extends readonly unknown[],
  Table extends TableOf<'kind', Value, Rest>,
>(table: Table, value: Value, ...rest: Rest): Result<Table> {
  return byTag('kind', table, value, ...rest)
}

/** The same for a union that is told apart by another field. */
export function byTag<
  Tag extends string,
  Value extends Readonly<Record<Tag, string>>,
  Rest extends readonly unknown[],
  Table extends TableOf<Tag, Value, Rest>,
>(tag: Tag, table: Table, value: Value, ...rest: Rest): Result<Table> {
  // The compiler does not see that the entry found by the value's own tag takes that value: this is the one place
  // where it is told.
  const entry: Entry<never, Rest> = table[value[tag]]
  return entry(value as never, ...rest) as Result<Table>
}

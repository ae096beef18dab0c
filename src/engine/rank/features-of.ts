/** What speaks for and against a candidate, by name. */
export type Features = Readonly<Record<string, number>>

/**
 * Makes features out of parts. They are written over a copy of one object that has all the names: to spread several
 * parts into a new one is many times as slow, and there is one for every candidate. To add to features, spread them.
 */
export function featuresOf(
  names: readonly string[],
): (...parts: readonly Features[]) => Record<string, number> {
  const blank: Features = Object.fromEntries(names.map((name) => [name, 0]))
  return (...parts) => Object.assign({ ...blank }, ...parts)
}

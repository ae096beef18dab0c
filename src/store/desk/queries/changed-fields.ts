/** The top-level fields in which two records differ, before and after: an audit line tells no more than that. */
export function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}

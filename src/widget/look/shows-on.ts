import { matchesPath } from '#protocol'

/** Whether a path fits `only` and none of `except`. */
export function showsOn(
  path: string,
  rules: { only?: readonly string[]; except?: readonly string[] } | undefined,
): boolean {
  const fits = (pattern: string) => matchesPath(pattern, path)
  if (rules?.only?.length && !rules.only.some(fits)) return false
  return !rules?.except?.some(fits)
}

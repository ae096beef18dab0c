/** Whether a path fits `only` and none of `except`; `*` stands for any characters. */
export function showsOn(
  path: string,
  rules: { only?: readonly string[]; except?: readonly string[] } | undefined,
): boolean {
  const fits = (pattern: string) => matches(path, pattern)
  if (rules?.only?.length && !rules.only.some(fits)) return false
  return !rules?.except?.some(fits)
}

function matches(path: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

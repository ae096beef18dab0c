import type { Line, PageContext } from '#protocol'

/** A page of which nothing but its outline is known. */
export function outlined(
  { forms = [], ...page }: Omit<PageContext, 'forms'> & { readonly forms?: readonly object[] },
  lines: readonly Readonly<Line>[],
): PageContext {
  const elements = lines.filter(([, id]) => id > 0).length
  return {
    ...page,
    outline: { lines: lines.map((line): Line => [...line]), forms: [...forms], elements, above: 0, below: 0 },
  }
}

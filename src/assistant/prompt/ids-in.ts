/** The ids of what can be acted on, each at the beginning of its line. */
export function idsIn(text: string): number[] {
  return [...text.matchAll(/^\*?\[(\d+)\]/gm)].map(([, id]) => Number(id))
}

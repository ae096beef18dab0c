/** Whether a row is of a visitor's session, and not of one in which a member tries the draft. */
export function isVisitors({ trial }: { readonly trial: number }): boolean {
  return trial === 0
}

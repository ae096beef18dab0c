/** A price as it is printed: €59, or €4.95 where there are cents. */
export function money(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

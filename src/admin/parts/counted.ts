/** A number with its noun: "1 page", "3 pages". */
export function counted(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`
}

/** `scroll_to` as "Scroll to". */
export function sayVerb(action: string): string {
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

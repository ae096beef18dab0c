/** Every three letters in a row. */
export function trigramsOf(word: string): string[] {
  const letters = [...word]
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= letters.length; at++) grams.add(letters.slice(at, at + 3).join(''))
  return [...grams]
}

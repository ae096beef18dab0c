/** Puts values into a sentence. A value is page text or the visitor's: it is never looked through for places. */
export function interpolate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

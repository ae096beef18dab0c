const ends = /(?<=[.!?…]["'”’»)]?)\s+|(?<=[。！？])|\n+/u

/** Cuts a text behind the marks that end sentences, and at line breaks; nothing is known of abbreviations. */
export function splitSentences(text: string): string[] {
  return text.split(ends)
}

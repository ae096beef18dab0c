/** A text as it stands inside a pattern of `like … escape '\'`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Finds what contains these words, in small letters. */
export function likePattern(words: string): string {
  return `%${escapeLike(words.trim().toLowerCase())}%`
}

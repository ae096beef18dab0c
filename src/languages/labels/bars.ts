/** The words of a list that is written with bars and line breaks between them. */
export function bars(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

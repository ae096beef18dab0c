const names = new Intl.DisplayNames(undefined, { type: 'language' })

/** `de` as "German", in the viewer's language. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code // no language code at all
  }
}

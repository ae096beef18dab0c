/**
 * Letters, for patterns without `i`: exact in the scripts of our languages, by whole blocks in others. V8 needs
 * milliseconds and many kilobytes for `\p{L}`, twice that where case is left aside, and reading a text takes dozens
 * of patterns; this costs a twentieth. Texts are brought to small letters first.
 */
export const letters =
  'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1\\u0370-\\u0373\\u0376\\u0377\\u037b-\\u037d\\u037f\\u0386\\u0388-\\u0481\\u048a-\\u0556\\u0561-\\u0587\\u05d0-\\u05f2\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06e5\\u06e6\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff\\u0710-\\u08ff\\u0904-\\u1fff\\u2c00-\\u2dff\\u3005\\u3006\\u3031-\\u3035\\u303b\\u303c\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u318e\\u3400-\\ud7ff\\uf900-\\ufdff\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc'

/** Figures, of any script that is read. */
export const figures =
  '0-9\\u00b2\\u00b3\\u00b9\\u00bc-\\u00be\\u0660-\\u0669\\u06f0-\\u06f9\\u2070-\\u2079\\u2150-\\u2189\\u3007\\u3021-\\u3029\\u3038-\\u303a\\uff10-\\uff19'

/** A text in small letters, each at its place. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return text.replace(/[^]/g, (letter) => {
    const one = letter.toLowerCase()
    return one.length === 1 ? one : letter
  })
}

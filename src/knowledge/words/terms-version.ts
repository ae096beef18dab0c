import { foldVersion } from '#languages'

/**
 * Raise it when the same passage gives other terms for another reason than the folding of words: texts are cut
 * otherwise, or notions were renamed or taken away. Notions and words that are only added need nothing: passages
 * learned before are found by their words as they were.
 */
const cutVersion = 2

/**
 * In which way terms are made: folded, cut, and parted into words where nobody writes spaces, which is ICU's. It is kept
 * with them, and where it is another they are made anew.
 */
export const termsVersion = `${foldVersion}.${cutVersion} ${process.versions.icu}`

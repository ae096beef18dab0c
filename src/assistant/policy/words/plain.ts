// Zero-width, bidirectional, tag and other formatting characters: a label could hide behind them.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text without the characters nobody can see. */
export function visible(text: string): string {
  return text.replace(invisible, '')
}

/** A label as it is compared: one case, one form of each letter, single spaces, nothing invisible. */
export function plain(text: string): string {
  return (
    visible(text.normalize('NFKC'))
      .toLowerCase()
      // Turkish has two kinds of i, and their capitals are each other's in every other language.
      .replace(/i\u0307|ı/g, 'i')
      .replace(/[\s_]+/g, ' ')
      .trim()
  )
}

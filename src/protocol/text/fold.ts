// Zero-width, bidirectional, tag and other formatting characters: a label could hide behind them.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text without the characters nobody can see. */
export function visible(text: string): string {
  return text.replace(invisible, '')
}

/** A label as it is compared: one case, one form of each letter, single spaces, nothing invisible. Accents count. */
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

/** Accents, Hebrew points and Arabic vowel signs. The marks of Japanese and Indian scripts make other letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g
/** Letters that Unicode takes for whole, and people write without their stroke. */
const whole: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' }

/** As `plain`, and without accents: `Hasło` and `haslo` are one word. */
export function fold(text: string): string {
  return plain(text.normalize('NFKD').replace(accents, '')).replace(
    /[ßłøđæœ]/g,
    (letter) => whole[letter] ?? '',
  )
}

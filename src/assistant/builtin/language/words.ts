/** A word of a text: as it was written, as it is compared, and where it stands. */
export interface Word {
  readonly raw: string
  readonly folded: string
  readonly stem: string
  readonly start: number
  readonly end: number
}

/** The words of a text, in order. Hyphens (but that of `e-mail`) and punctuation separate; an apostrophe inside a word does not. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: raw, index }) => ({ raw, index })).flatMap((found) =>
    (unspaced.test(found.raw) ? parted(found) : [found]).map(({ raw, index: start }) => {
      const folded = fold(raw)
      return { raw, folded, stem: stem(folded), start, end: start + raw.length }
    }),
  )
}

/** Scripts that put no blank between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
let segmenter: Intl.Segmenter | undefined

function parted({ raw, index }: { raw: string; index: number }): { raw: string; index: number }[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return Array.from(segmenter.segment(raw), ({ segment, index: at }) => ({ raw: segment, index: index + at }))
}

const wordPattern = /\be-mails?(?![\p{L}])|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]{1,2}(?![\p{L}]))?/giu

/** Most words of most pages: nothing to fold but their case. */
const plainLetters = /^[a-z\d]*$/i

/** Lower case without accents, so that `Über` and `uber` are one word. */
export function fold(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
}

/** The part of an English word that its forms share. Light on purpose: both sides are stemmed alike. */
export function stem(word: string): string {
  let rest = word.includes("'") ? word.replace(/'(?:s|re|ll|ve|d|m)?$/, '') : word
  if (rest.length > 4 && rest.endsWith('ies')) return `${rest.slice(0, -3)}y`
  if (rest.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(rest)) return rest.slice(0, -2)
  if (rest.length > 3 && rest.endsWith('s') && !/(?:ss|us|is)$/.test(rest)) rest = rest.slice(0, -1)
  if (rest.length > 5 && rest.endsWith('ing')) rest = undouble(rest.slice(0, -3))
  else if (rest.length > 4 && rest.endsWith('ed')) rest = undouble(rest.slice(0, -2))
  return rest.length > 4 && rest.endsWith('e') ? rest.slice(0, -1) : rest
}

function undouble(word: string): string {
  return /([b-df-hj-np-tv-z])\1$/.test(word) && !/(?:ll|ss)$/.test(word) ? word.slice(0, -1) : word
}

/** The same word with its spelling put right. */
export function respelt(word: Word, folded: string): Word {
  return { ...word, folded, stem: stem(folded) }
}

import { beingWords, boundWords, oncePerKey, postcodeWords, type ConceptLanguage } from '#languages'
import type { Value } from './values.ts'

/** Postcodes that hold letters or have a shape of their own: British, Dutch, Irish, Canadian, Polish, Japanese, Portuguese, Brazilian. */
const shaped =
  /(?<![\p{L}\d.,€$£-])(?:\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{4}-\d{3}(?= \p{Lu}| \p{Ll}{3,}(?:[,;.]|$))|\d{5}-\d{3}(?=[ ,]|$))(?![\p{L}\d-])/gu

/** Whatever is called a postcode. */
const called = new RegExp(
  `(?<!\\p{L})(?:${postcodeWords})(?:\\s*[:=]|\\s+(?:${beingWords}))?\\s*〒?((?=[A-Za-z]*[- ]?[A-Za-z]*\\d)[A-Za-z\\d]{2,8}(?:[- ](?=[A-Za-z]*\\d)[A-Za-z\\d]{2,4})?)(?![\\p{L}\\d])`,
  'giu',
)

/** In capitals, or short before the first figure, and at least four signs. */
const written = /^(?=(?:[ -]?[A-Za-z\d]){4})(?:[A-Z\d -]+|[a-z]{1,2}\d[a-z\d -]*)$/u

/** Postcodes of figures alone. */
const figures =
  /(?<![\d.,€$£-])(?:\d{5}(?:-\d{4})?|\d{2}-\d{3}|〒?\d{3}-\d{4}|0\d{3})(?![\p{L}\d]|[.,]\d| ?[k€$£]| ?\p{Ll}{3,6}s\b)/gu

/** What tells by its shape, or by its name, that it is a postcode: before codes and phone numbers are looked for. */
export function postcodesSaid(text: string): Value[] {
  const alike = [...text.matchAll(shaped)].flatMap(({ index, 0: said }) => valueAt(said, index))
  const named = [...text.matchAll(called)].flatMap(({ index, 0: whole, 1: said = '' }) =>
    written.test(said) ? valueAt(said, index + whole.length - said.length) : [],
  )
  return [...alike, ...named.filter((one) => !alike.some(({ at, end }) => at < one.end && one.at < end))]
}

/** Five figures are a postcode unless something must keep to them: "max 12000" is an amount. */
export function figurePostcodes(text: string, language: ConceptLanguage): Value[] {
  return [...text.matchAll(figures)].flatMap(({ index, 0: said }) => {
    const { before, behind } = boundsOf(language)
    const after = text.slice(index + said.length)
    const bound = /^\d+$/.test(said) && (before.test(text.slice(0, index)) || behind.test(after))
    // A town behind it tells a postcode all the same.
    return bound && !/^ \p{Lu}(?!ilomet|eilen)/u.test(after) ? [] : valueAt(said, index)
  })
}

function valueAt(said: string, at: number): Value[] {
  return [{ kind: 'postcode', value: said, text: said, at, end: at + said.length }]
}

const boundsOf = oncePerKey((language: ConceptLanguage) => {
  const { before, behind } = boundWords[language]
  return {
    before: new RegExp(`(?<!\\p{L})(?:${before})[\\s:]*[€$£¥]?$`, 'iu'),
    behind: new RegExp(`^\\s*(?:${behind})(?!\\p{L})`, 'iu'),
  }
})

import type { CommandLanguage } from '../kinds.ts'

/** What is weighed or measured, in any language. */
export const measuredUnits =
  'kg|kilos?|kilo(?:gramm?e?s?|gramos?|grammi|gramas?|gramów|gramy|gram)|kil[oi]|chil[oi]|quilos?|quilogramas?|g|gramm?e?s?|gram[iy]?|gramów|tonn?e?s?|t|pounds?|lbs?|pond|pfund|livres?|libras?|m|cm|met(?:er|re)s?|metr(?:y|ów|a|i|o)?|mètres?|metros?|centimet(?:er|re)s?|centímetros?|kilomet(?:er|re)s?|kilómetros?|km|miles?|lit(?:er|re)s?|litr(?:y|ów|a|i|o)?|litros?|feet|foot|inch(?:es)?|كيلو(?:غرام|جرام)?|كيلوغرامات|متر|أمتار|لتر|公斤|斤|米|升|吨|キロ|メートル|リットル'

/** How a half is said of what is measured, `{n}` being the number, `{u}` the unit; what stands for one and a half, or a half alone, is called so. */
export const halfWords: Readonly<Record<CommandLanguage, string>> = {
  en: '{n} and a half {u}|{n} {u} and a half|an? {u} (?<oneHalf>and a half)|one (?<oneHalf>and a half) {u}|(?<half>half) an? {u}',
  de: '(?<oneHalf>anderthalb|eineinhalb) {u}|{n}(?:und)?einhalb {u}|(?:ein|eine|einen) (?<half>halbe[sn]?) {u}',
  fr: '{n} {u} et demie?|une? {u} (?<oneHalf>et demie?)|une? (?<half>demie?)[ -]{u}',
  es: '{n} {u} y medi[oa]|(?:un )?{u} (?<oneHalf>y medi[oa])|(?<half>medi[oa]) {u}',
  it: '{n} {u} e mezz[oa]|un {u} (?<oneHalf>e mezz[oa])|(?<half>mezz[oa]) {u}',
  pt: '{n} {u} e mei[oa]|(?:um )?{u} (?<oneHalf>e mei[oa])|(?<half>mei[oa]) {u}',
  nl: '(?<oneHalf>anderhalve) {u}|{n}[eë]nhalve {u}|{n} en een halve {u}|een (?<half>halve) {u}',
  pl: '(?<oneHalf>półtora|półtorej) {u}|{n} i pół {u}|(?<half>pół) {u}',
  tr: '{n} buçuk {u}|(?<half>yarım) {u}',
  ar: '{n} {u} ونصف|{u} (?<oneHalf>ونصف)|(?<half>نصف) {u}',
  zh: '{n}{u}半|(?<half>半){u}',
  ja: '{n}{u}半|(?<half>半){u}',
}

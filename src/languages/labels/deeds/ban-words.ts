import type { WordsByLanguage } from '../words-by-language.ts'

/** What a word of negation does when it forbids nothing, with bars between. */
export const banWords = {
  /** A word that forbids elsewhere is only a part of these: the French "pas" is a step too, 别 stands in 性别 "sex". */
  spares: {
    en: 'no matter|no doubt|no later than|no more than|no less than',
    de: 'ohne weiteres|nicht wahr|nicht nur',
    fr: 'au pas|un pas|ce pas|du pas|chaque pas|premier pas|prochain pas|pas à pas|pas suivant|pas précédent|pas plus de|pas moins de',
    es: 'no más de|no menos de|sin duda',
    it: 'non più di|non meno di|senza dubbio',
    pt: 'não mais de|não mais que|sem dúvida',
    nl: 'niet meer dan|niet later dan',
    pl: 'nie więcej niż|nie później niż|bez wątpienia',
    zh: '性别|性別|类别|類別|级别|級別|特别|特別|区别|區別|分别|分別|个别|個別|识别|識別|国别|國別|辨别|辨別|别的|別的|别人|別人|告别|告別|别墅|別墅',
    ja: '特別|性別|個別|区別|識別|種別|別の|別に',
    ru: 'не более|не менее|не позднее',
    sv: 'inte mer än|inte senare än',
  },
  /** Before a bare noun it tells what goods are like: "cola without sugar"… */
  without: {
    en: 'without',
    de: 'ohne',
    fr: 'sans',
    es: 'sin',
    it: 'senza',
    pt: 'sem',
    nl: 'zonder',
    pl: 'bez',
    ar: 'بدون|دون',
    cs: 'bez',
    ru: 'без',
    sv: 'utan',
  },
  /** …and from one of these on it is said again where they go: "…into the cart". */
  whereto: {
    en: 'to|into|in|from',
    de: 'in|im|ins|zum|zur|auf|aus',
    fr: 'au|aux|dans|à|du',
    es: 'al|en|a|del',
    it: 'al|nel|nella|alla|dal',
    pt: 'ao|à|no|na|para',
    nl: 'in|naar|op|uit',
    pl: 'do|na|w|z',
    ar: 'إلى|في',
    cs: 'do|na|k|v',
    ru: 'в|на|к|из',
    sv: 'i|till|på|ur',
  },
  /** With one of these a verb follows: "ohne die Lampe in den Warenkorb zu legen" forbids it. */
  infinitives: {
    en: 'to be',
    de: 'zu',
    nl: 'te',
    sv: 'att',
  },
} satisfies Record<string, WordsByLanguage>

/** The ends of verbs that stand right behind "without": "sans envoyer", "without sending". */
export const deedEndings: Readonly<Record<string, string>> = {
  en: 'ing',
  fr: 'er|ir|oir|dre|ttre|ire',
  es: 'ar|er|ir|arlo|arla|erlo|erla|irlo|irla',
  it: 'are|ere|ire|arlo|arla|erlo|erla|irlo|irla',
  pt: 'ar|er|ir',
}

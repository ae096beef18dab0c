import type { CommandLanguage } from '../kinds.ts'

/** One to ten, with blanks between the numbers; several forms of a number are joined by a slash. */
export const numberWords: Record<CommandLanguage, string> = {
  en: 'one two three four five six seven eight nine ten',
  de: 'eins/ein/eine/einen zwei drei vier fünf sechs sieben acht neun zehn',
  fr: 'un/une deux trois quatre cinq six sept huit neuf dix',
  es: 'uno/una/un dos tres cuatro cinco seis siete ocho nueve diez',
  it: 'uno/una/un due tre quattro cinque sei sette otto nove dieci',
  pt: 'um/uma dois/duas três quatro cinco seis sete oito nove dez',
  nl: 'een/één twee drie vier vijf zes zeven acht negen tien',
  pl: 'jeden/jedna/jedno/jedną dwa/dwie/dwoje trzy/troje cztery/czworo pięć sześć siedem osiem dziewięć dziesięć',
  tr: 'bir iki üç dört beş altı yedi sekiz dokuz on',
  ar: 'واحد/واحدة/واحدا اثنان/اثنين/اثنتين/اثنتان ثلاثة/ثلاث/ثلاثا أربعة/أربع/أربعا خمسة/خمس/خمسا ستة/ست/ستا سبعة/سبع/سبعا ثمانية/ثماني/ثمان تسعة/تسع/تسعا عشرة/عشر/عشرا',
  ja: '一人/一つ/一 二人/二つ/二 三人/三つ/三 四人/四つ/四 五人/五つ/五 六 七 八 九 十',
  zh: '一/一个/一位 二/两/两个/两位 三/三个/三位 四/四个/四位 五/五个/五位 六 七 八 九 十',
}

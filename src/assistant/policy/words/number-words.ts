// One line a language, from one to ten; several forms of a number are joined by a slash.
const lines = [
  'one two three four five six seven eight nine ten',
  'eins/ein/eine/einen zwei drei vier fünf sechs sieben acht neun zehn',
  'un/une deux trois quatre cinq six sept huit neuf dix',
  'uno/una/un dos tres cuatro cinco seis siete ocho nueve diez',
  'uno/una/un due tre quattro cinque sei sette otto nove dieci',
  'um/uma dois/duas três quatro cinco seis sete oito nove dez',
  'een/één twee drie vier vijf zes zeven acht negen tien',
  'jeden/jedna/jedno/jedną dwa/dwie/dwoje trzy/troje cztery/czworo pięć sześć siedem osiem dziewięć dziesięć',
  'bir iki üç dört beş altı yedi sekiz dokuz on',
  'واحد/واحدة اثنان/اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
  '一人/一つ/一 二人/二つ/二 三人/三つ/三 四人/四つ/四 五人/五つ/五 六 七 八 九 十',
  '一/一个/一位 二/两/两个/两位 三/三个/三位 四/四个/四位 五/五个/五位 六 七 八 九 十',
]

/** The words for small numbers: `2` may have been said as "two". */
export const numberWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    String(index + 1),
    lines.flatMap((line) => line.split(' ')[index]?.split('/') ?? []),
  ]),
)

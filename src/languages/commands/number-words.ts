import type { CommandLanguage } from '../kinds.ts'

/** One to ten, and to twenty where a word says it, with blanks between the numbers; several forms of a number are joined by a slash. */
export const numberWords: Record<CommandLanguage, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'eins/ein/eine/einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'uno/una/un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho diecinueve veinte',
  it: 'uno/una/un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  pt: 'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove vinte',
  nl: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  pl: 'jeden/jedna/jedno/jedną dwa/dwie/dwoje trzy/troje cztery/czworo pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
  tr: 'bir iki üç dört beş altı yedi sekiz dokuz on',
  ar: 'واحد/واحدة/واحدا اثنان/اثنين/اثنتين/اثنتان ثلاثة/ثلاث/ثلاثا أربعة/أربع/أربعا خمسة/خمس/خمسا ستة/ست/ستا سبعة/سبع/سبعا ثمانية/ثماني/ثمان تسعة/تسع/تسعا عشرة/عشر/عشرا',
  ja: '一人/一つ/一 二人/二つ/二 三人/三つ/三 四人/四つ/四 五人/五つ/五 六 七 八 九 十',
  zh: '一/一个/一位 二/两/两个/两位 三/三个/三位 四/四个/四位 五/五个/五位 六 七 八 九 十',
}

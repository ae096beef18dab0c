import type { ConceptLanguage } from '../concepts/concept-languages.ts'

/** Numbers beyond ten, as pages write them out where they promise something. */
export const amountWords: Readonly<Record<ConceptLanguage, string>> = {
  en: 'eleven twelve fourteen fifteen eighteen twenty thirty forty fifty sixty ninety hundred thousand dozen half',
  de: 'elf zwölf vierzehn fünfzehn achtzehn zwanzig dreißig vierzig fünfzig sechzig neunzig hundert tausend dutzend halbe halben',
  fr: 'onze douze quatorze quinze vingt trente quarante cinquante soixante cent mille douzaine demi demie',
  es: 'once doce catorce quince veinte treinta cuarenta cincuenta sesenta noventa cien ciento mil docena medio media',
  it: 'undici dodici quattordici quindici venti trenta quaranta cinquanta sessanta novanta cento mille dozzina mezzo mezza',
  pt: 'onze doze catorze quatorze quinze vinte trinta quarenta cinquenta sessenta noventa cem cento mil dúzia meio meia',
  nl: 'elf twaalf veertien vijftien twintig dertig veertig vijftig zestig negentig honderd duizend dozijn half halve',
  pl: 'jedenaście dwanaście czternaście czternastu piętnaście dwadzieścia trzydzieści trzydziestu sześćdziesiąt sto tysiąc tuzin pół',
  tr: 'onbir oniki yirmi otuz kırk elli altmış doksan yüz bin düzine yarım',
  ar: 'عشر عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين تسعون مئة ألف نصف',
  zh: '十一 十二 十四 十五 二十 三十 四十 五十 六十 九十 百 千 半',
  ja: '十一 十二 十四 十五 二十 三十 四十 五十 六十 九十 百 千 半',
}

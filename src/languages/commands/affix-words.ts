import type { CommandLanguage } from '../kinds.ts'

/** Stands before, or in Turkish, Chinese and Japanese behind, letters that something begins or ends with. Bars between. */
export const affixWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'starts with|start with|starting with|begins with|begin with|beginning with|ends with|end with|ending with|ends in|ending in',
  de: 'beginnt mit|anfängt mit|fängt an mit|beginnend mit|endet auf|endet mit|beginnt auf',
  fr: 'commence par|commençant par|débute par|finit par|termine par|se terminant par',
  es: 'empieza por|empieza con|comienza por|comienza con|que empiece por|que empiece con|termina en|termina por|acaba en',
  it: 'inizia con|comincia con|che inizi con|finisce con|finisce in|termina con|termina in',
  pt: 'começa por|começa com|que comece por|que comece com|termina em|termina com|acaba em',
  nl: 'begint met|beginnend met|eindigt op|eindigt met|eindigend op',
  pl: 'zaczyna się na|zaczyna się od|zaczynający się na|zaczynająca się na|kończy się na|kończący się na',
  tr: 'ile başlayan|ile biten|ile başlıyor|ile bitiyor',
  ar: 'يبدأ بـ|يبدأ ب|تبدأ بـ|تبدأ ب|ينتهي بـ|ينتهي ب|تنتهي بـ|تنتهي ب',
  zh: '开头|开始的|结尾|打头',
  ja: 'で始まる|から始まる|で終わる',
}

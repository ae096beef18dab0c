import type { CommandLanguage } from '../kinds.ts'

/** What begins a condition. A language that tells it by the end of the verb has only its leading word here. Bars between. */
export const conditionWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'if|in case|unless|as long as|provided that|even if',
  de: 'wenn|falls|sofern|außer wenn|im fall dass|für den fall dass|solange',
  fr: 'si|au cas où|à moins que|tant que|même si',
  es: 'si|en caso de que|en caso de|a menos que|a no ser que|siempre que|aunque',
  it: 'se|nel caso|qualora|a meno che|purché|anche se',
  pt: 'se|caso|no caso de|a menos que|a não ser que|desde que|mesmo que',
  nl: 'als|indien|mocht|tenzij|in het geval dat|zolang|ook als',
  pl: 'jeśli|jeżeli|gdyby|o ile|w razie|chyba że|nawet jeśli',
  tr: 'eğer|şayet|olur da',
  ar: 'إذا|اذا|لو|في حال|ما لم',
  zh: '如果|要是|假如|万一|除非|若是',
  ja: 'もし|もしも|万が一',
}

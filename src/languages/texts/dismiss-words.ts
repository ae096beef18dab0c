import type { TextLanguage } from '../kinds.ts'

/** What puts the nudge away. */
export const dismissWords: Record<TextLanguage, string> = {
  en: 'Dismiss',
  de: 'Ausblenden',
  fr: 'Masquer',
  es: 'Descartar',
  it: 'Nascondi',
  pt: 'Dispensar',
  nl: 'Verbergen',
  pl: 'Odrzuć',
  tr: 'Kapat',
  ar: 'إخفاء',
  ja: '閉じる',
  zh: '关闭',
}

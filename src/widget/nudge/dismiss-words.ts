import type { Language } from '#protocol'

export const dismissWords: Record<Language, string> = {
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

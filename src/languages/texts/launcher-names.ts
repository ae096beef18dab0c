import type { TextLanguage } from '../kinds.ts'

/** The launcher's name: the only words a visitor meets before the panel is loaded. */
export const launcherNames: Record<TextLanguage, string> = {
  en: 'AI assistant',
  de: 'KI-Assistent',
  fr: 'Assistant IA',
  es: 'Asistente de IA',
  it: 'Assistente IA',
  pt: 'Assistente de IA',
  nl: 'AI-assistent',
  pl: 'Asystent AI',
  tr: 'Yapay zekâ asistanı',
  ar: 'مساعد الذكاء الاصطناعي',
  ja: 'AIアシスタント',
  zh: 'AI 助手',
}

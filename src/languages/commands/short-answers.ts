import type { CommandLanguage } from '../kinds.ts'

// The widget carries both tables for every language: only what people really answer with.

/** Whole answers that mean yes, with bars between them. */
export const yesWords: Record<CommandLanguage, string> = {
  en: 'y|yes|yep|yeah|ok|okay|sure|go ahead|do it|yes please',
  de: 'ja|klar|ja bitte',
  fr: "oui|d'accord",
  es: 'sí|si|vale',
  it: 'sì|certo|va bene',
  pt: 'sim|pode',
  nl: 'ja|prima|ja graag',
  pl: 'tak|dobrze',
  tr: 'evet|tamam',
  ar: 'نعم|حسنا|موافق',
  ja: 'はい|お願いします',
  zh: '是|是的|好|好的|可以',
}

/** Whole answers that mean no. */
export const noWords: Record<CommandLanguage, string> = {
  en: 'n|no|nope|no thanks|not now',
  de: 'nein|nein danke',
  fr: 'non|non merci',
  es: 'no|no gracias',
  it: 'no|no grazie',
  pt: 'não|nao',
  nl: 'nee|neen',
  pl: 'nie|nie teraz',
  tr: 'hayır|hayir',
  ar: 'لا|لا شكرا',
  ja: 'いいえ|結構です',
  zh: '不|不是|不用|不要',
}

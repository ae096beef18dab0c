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

/** Where "no" is said as "not": what behind it, without a stop, shows that it answers all the same: "no el azul". */
export const noIsNot: Readonly<Partial<Record<string, RegExp>>> = {
  es: /^(?:el|la|los|las|lo|un|una|ese|esa|eso|este|esta|mejor|gracias|espera|no)$/,
  pt: /^(?:o|a|os|as|um|uma|esse|essa|isso|este|esta|melhor|antes|obrigad[oa]|espera|não)$/,
  pl: /^(?:ten|ta|to|tę|tego|ta|lepiej|jednak|dzięki|dziękuję|czekaj|nie)$/,
}

import type { CommandLanguage } from '../kinds.ts'

/** What is said ahead of a sentence and is no part of it, or as a whole message, to say that one has heard. Bars between. */
export const interjectionWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'ok|okay|alright|all right|fine|great|i see|got it|understood|thanks|thank you|ok thanks|cool|perfect',
  de: 'ok|okay|alles klar|gut|na gut|prima|super|verstehe|verstanden|danke|danke schön|vielen dank',
  fr: "ok|okay|d'accord|très bien|bon|parfait|super|je vois|compris|entendu|merci|merci beaucoup|merci bien",
  es: 'ok|okay|vale|de acuerdo|muy bien|bueno|perfecto|entiendo|entendido|gracias|muchas gracias',
  it: "ok|okay|va bene|d'accordo|bene|perfetto|capisco|capito|grazie|grazie mille",
  pt: 'ok|okay|está bem|tudo bem|certo|perfeito|entendo|entendi|percebi|obrigado|obrigada|muito obrigado|muito obrigada',
  nl: 'ok|oké|oke|okay|goed|prima|top|begrepen|duidelijk|bedankt|dank je|dank je wel|dankjewel',
  pl: 'ok|okej|okay|dobrze|dobra|w porządku|rozumiem|świetnie|super|dzięki|dziękuję',
  tr: 'ok|okey|tamam|peki|olur|anladım|harika|teşekkürler|teşekkür ederim|sağ ol',
  ar: 'أوكي|اوكي|حسنا|حسناً|طيب|تمام|فهمت|ممتاز|شكرا|شكراً|شكرا جزيلا',
  zh: '好的|好吧|好|行|明白了|知道了|明白|谢谢|好的谢谢|多谢',
  ja: 'オーケー|ok|わかりました|分かりました|なるほど|了解|了解です|ありがとう|ありがとうございます',
}

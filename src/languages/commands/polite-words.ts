import type { CommandLanguage } from '../kinds.ts'

/** Words that stand beside a yes or a no and change nothing of it: "yes please do". Bars between them. */
export const politeWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'please|do|it|that|so|thanks|thank|you|now|of|course|then|just|go|ahead|absolutely|really',
  de: 'bitte|gerne|gern|mach|das|es|tu|genau|unbedingt|danke|jetzt|mal|doch|so',
  fr: "s'il|te|vous|plaît|merci|vas-y|allez-y|fais|faites|le|volontiers|bien|sûr",
  es: 'por|favor|gracias|hazlo|hágalo|adelante|claro|ahora|mejor|así',
  it: 'per|favore|grazie|prego|fallo|lo|faccia|pure|volentieri|adesso|così',
  pt: 'por|favor|obrigado|obrigada|faz|faça|isso|claro|agora|assim',
  nl: 'alsjeblieft|alstublieft|graag|doe|maar|dat|dank|je|bedankt|nu',
  pl: 'proszę|dziękuję|zrób|to|chętnie|poproszę|teraz',
  tr: 'lütfen|yap|yapın|bunu|onu|teşekkürler|tabii|şimdi|öyle',
  ar: 'من|فضلك|رجاء|شكرا|افعل|ذلك|تفضل|الآن',
  zh: '请|谢谢|麻烦|麻烦了|就这样',
  ja: 'どうぞ|ありがとう|ありがとうございます|どうも',
}

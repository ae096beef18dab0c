import type { CommandLanguage } from '../kinds.ts'

/** Small words that may stand before the word that asks: "to which number", "and when". Chinese and Japanese need none. */
export const beforeQuestionWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'at in on to from for with by under until till since about over and so but ok okay hey hi hello sorry please um',
  de: 'an auf aus bei bis für gegen in im mit nach seit über um unter von vor zu zum zur ab und aber also na hey hallo hi sorry bitte äh',
  fr: 'à au aux de du dans en par pour sur sous chez vers avec depuis dès et mais alors donc bonjour salut svp euh',
  es: 'a al de del en con por para desde hasta sobre bajo y pero entonces oye hola perdón',
  it: 'a al alla di da dal in con su per fino entro tra e ed ma allora ciao scusa scusi',
  pt: 'a ao de do em no na com por para até desde sobre e mas então olá oi desculpa',
  nl: 'aan bij in met naar om onder op over rond tot uit van vanaf voor tegen en maar dus hoi hallo sorry',
  pl: 'na w we do od z ze o po pod przy przez za dla u i a ale więc hej cześć przepraszam',
  tr: 've peki ama acaba merhaba selam pardon',
  ar: 'في على من إلى الى عن مع حتى ب ل و طيب مرحبا',
  zh: '在 从 到 请问 那 那么',
  ja: 'では じゃあ あの すみません',
}

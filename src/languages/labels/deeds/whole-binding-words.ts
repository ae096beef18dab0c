import type { WordsByLanguage } from '../words-by-language.ts'

/**
 * Labels that bind when they say nothing else, and are ordinary words inside a longer one. A paper plane is what icons
 * that send are called.
 */
export const wholeBindingWords: WordsByLanguage = {
  en: 'post|reply|bin|tweet|drop|purge|kill|ban|void|leave|merge|release|commit|forward|launch|execute|claim|stake|trade|comment|register|allow|tip|pledge|contribute|swap|mint|burn|transmit|dispatch|annul|nullify|rescind|revert|resign|repay|borrow|lend|rsvp|unenroll|unregister|forfeit|relinquish|waive|empty|impersonate|retweet|repost|attend|count me in|rsvp yes|e file|attest|notarize|notarise|wager|invest|prescribe|evict|fire|unlock|disarm|abort|clock in|clock out|punch in|punch out|mark as spam|report spam|pay out|discharge|boost|advertise|deregister|unsend|vacate|retract|certify|affirm|discontinue|cease|ship|adopt|step down|wind up|buzz in|paper plane|paperplane',
  de: 'krankmelden|überstellen|scharf schalten|ausziehen|zurückziehen',
  fr: 'rejoindre|signaler|cesser|congédier|mettre fin|sponsoriser|démissionner|embaucher',
  es: 'denunciar|cesar|dimitir|desocupar|dar por terminado|alta médica',
  it: 'denuncia|termina|dimetti|dimettiti|sponsorizza|autentica|assumi',
  pt: 'cessar|desocupar|demitir se',
  nl: 'opheffen|ontslag nemen|zeg op|meld je af|schrijf je uit|aannemen',
  pl: 'zaprzestań|rezygnuję|wysyłam|usuwam|potwierdzam|zatrudnij',
  tr: 'ödüyorum|siliyorum|gönderiyorum|onaylıyorum|belgele|işe al',
  ar: 'إنهاء|إخلاء|تسريح|شطب|استقالة|توظيف',
  zh: '开门|开锁|出院|办理出院|辞职|离职|搬离|请假|遣散|报废|录用',
  ja: '退去|抹消|退院|辞職|退職|打ち切る|採用',
}

import type { WordsByLanguage } from '../words-by-language.ts'

/**
 * Labels that bind when they say nothing else, and are ordinary words inside a longer one. A paper plane is what icons
 * that send are called.
 */
export const wholeBindingWords: WordsByLanguage = {
  en: 'post|reply|bin|tweet|drop|purge|kill|ban|void|leave|merge|release|commit|forward|launch|execute|claim|stake|trade|comment|register|allow|tip|pledge|contribute|swap|mint|burn|transmit|dispatch|annul|nullify|rescind|revert|resign|repay|borrow|lend|rsvp|unenroll|unregister|forfeit|relinquish|waive|empty|impersonate|retweet|repost|attend|count me in|rsvp yes|e file|attest|notarize|notarise|wager|invest|prescribe|evict|fire|unlock|disarm|abort|clock in|clock out|punch in|punch out|mark as spam|report spam|pay out|discharge|boost|advertise|deregister|unsend|vacate|retract|certify|affirm|discontinue|cease|ship|adopt|step down|wind up|buzz in|paper plane|paperplane|clock me in|clock me out|check in|check me in|check in online|check out guest|check out of room|start shift|end shift|start my shift|end my shift|start break|end break|rebook|rebook me|reschedule',
  de: 'krankmelden|überstellen|scharf schalten|ausziehen|zurückziehen|einstempeln|ausstempeln|einchecken|auschecken|online einchecken|jetzt einchecken|schicht beginnen|schicht beenden|pause beginnen|pause beenden|umbuchen',
  fr: 'rejoindre|signaler|cesser|congédier|mettre fin|sponsoriser|démissionner|embaucher|pointer l arrivée|pointer le départ|pointer l entrée|pointer la sortie|s enregistrer|s enregistrer en ligne|débuter le service|reprogrammer',
  es: 'denunciar|cesar|dimitir|desocupar|dar por terminado|alta médica|fichar|fichar entrada|fichar salida|fichar la entrada|fichar la salida|hacer el check in|hacer check in|hacer check out|reprogramar|reagendar|iniciar jornada|finalizar jornada',
  it: 'denuncia|termina|dimetti|dimettiti|sponsorizza|autentica|assumi|timbra|timbra entrata|timbra uscita|timbra l entrata|timbra l uscita|timbrare|fai il check in|fai check in|fai il check out|riprogramma',
  pt: 'cessar|desocupar|demitir se|bater ponto|bater o ponto|picar ponto|picar o ponto|fazer check in|fazer o check in|fazer check out|reagendar|remarcar',
  nl: 'opheffen|ontslag nemen|zeg op|meld je af|schrijf je uit|aannemen|inklokken|uitklokken|inchecken|uitchecken|online inchecken|omboeken|dienst starten|dienst beëindigen',
  pl: 'zaprzestań|rezygnuję|wysyłam|usuwam|potwierdzam|zatrudnij|odbij się|odbij kartę|rozpocznij pracę|zamelduj się|wymelduj się|odpraw się|odprawa online|rozpocznij zmianę|zakończ zmianę|przebukuj',
  tr: 'ödüyorum|siliyorum|gönderiyorum|onaylıyorum|belgele|işe al|mesaiye başla|mesaiyi bitir|mesai başlat|mesai bitir|check in yap|check out yap|online check in yap|yeniden planla',
  ar: 'إنهاء|إخلاء|تسريح|شطب|استقالة|توظيف|تسجيل الحضور|تسجيل الانصراف|تسجيل الوصول|تسجيل المغادرة|بصمة الحضور|بصمة الانصراف|إعادة الجدولة|إعادة جدولة',
  zh: '开门|开锁|出院|办理出院|辞职|离职|搬离|请假|遣散|报废|录用|打卡|上班打卡|下班打卡|签到|签退|簽到|簽退|办理入住|办理退房|办理登机|辦理入住|辦理退房|值机|在线值机|改签|改簽|改期',
  ja: '退去|抹消|退院|辞職|退職|打ち切る|採用|出勤|退勤|出勤する|退勤する|打刻|打刻する|出勤打刻|退勤打刻|チェックイン|チェックインする|チェックアウトする|オンラインチェックイン|休憩開始|休憩終了|リスケ',
}

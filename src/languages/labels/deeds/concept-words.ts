import type { WordsByLanguage } from '../words-by-language.ts'

/**
 * What is done to things that count, whatever the phrase: each word with one of the things of its kind in
 * `weightWords`. Our sixteen languages with bars between; a `*` stands for the rest of a word.
 */
export const conceptWords = {
  /** Money is moved, or more of it may be. */
  money: {
    en: 'run|take|take out|release|pay out|raise|lower|increase|decrease|move|convert|disburse|set up|issue|grant|write off',
    de: 'auszahlen|aufnehmen|freigeben|erhöhen|senken|einrichten|durchführen',
    fr: 'verser|prendre|débloquer|augmenter|contracter|mettre en place',
    es: 'pagar|tomar|solicitar|liberar|aumentar|emitir|pedir',
    it: 'eseguire|esegui|prendi|richiedi|aumenta|sblocca|emetti',
    pt: 'pedir|contrair|libertar|pagar|tomar|solicitar|liberar|aumentar|emitir',
    nl: 'uitbetalen|opnemen|verhogen|vrijgeven|instellen',
    pl: 'wypłać|weź|zwiększ|uruchom|wystaw',
    tr: 'çek|artır|serbest bırak|öde',
    ar: 'صرف|زيادة|تحويل',
    zh: '发放|提高|申请|支付',
    ja: '実行|引き上げ|借り|支給',
    cs: 'vyplatit|vzít|zvýšit|uvolnit',
    ko: '지급|인상|신청',
    ru: 'выплатить|взять|увеличить|перевести',
    sv: 'betala ut|ta|höj|frigör',
  },
  /** Somebody is taken on, moved or sent away. */
  people: {
    en: 'hire|fire|dismiss|discharge|evict|admit|appoint|expel|lay off|let go|suspend|transfer|enrol|enroll|assign',
    de: 'einstellen|entlassen|kündigen|aufnehmen|einweisen|versetzen|ernennen|räumen',
    fr: 'embaucher|licencier|expulser|admettre|nommer|muter',
    es: 'contratar|despedir|desalojar|admitir|nombrar|expulsar|dar de alta',
    it: 'assumi|licenzia|sfratta|ricovera|dimetti|nomina',
    pt: 'demitir|despejar|internar|nomear|contratar|despedir|admitir|expulsar',
    nl: 'aannemen|ontslaan|uitzetten|opnemen|benoemen',
    pl: 'zatrudnij|zwolnij|eksmituj|przyjmij|mianuj',
    tr: 'işe al|işten çıkar|tahliye et|taburcu et|ata',
    ar: 'توظيف|فصل|طرد|تعيين',
    zh: '录用|解雇|辞退|驱逐|出院|任命',
    ja: '採用|解雇|退院|入院|任命',
    cs: 'zaměstnat|propustit|vystěhovat|přijmout|jmenovat',
    ko: '채용|해고|퇴원|퇴거|임명',
    ru: 'нанять|уволить|выселить|выписать|принять|назначить',
    sv: 'anställ|avskeda|vräk|skriv ut|utse',
  },
  /** Something is agreed, declared or ended by law. */
  law: {
    en: 'terminate|begin|start|end|finish|extend|file|lodge|waive|prescribe|refill|open|close|hand in|enter|cast',
    de: 'beenden|kündigen|beginnen|verlängern|einreichen|verschreiben|abgeben',
    fr: 'résilier|commencer|terminer|prolonger|déposer|prescrire',
    es: 'rescindir|terminar|empezar|prorrogar|presentar|recetar|finalizar',
    it: 'rescindi|termina|inizia|proroga|presenta|prescrivi',
    pt: 'terminar|iniciar|prorrogar|apresentar|prescrever|rescindir|finalizar',
    nl: 'beëindigen|starten|verlengen|indienen|voorschrijven',
    pl: 'rozwiąż|zakończ|rozpocznij|przedłuż|złóż|przepisz',
    tr: 'feshet|bitir|başlat|uzat|sun|yaz',
    ar: 'إنهاء|بدء|تمديد|تقديم|وصف',
    zh: '终止|开始|延长|提交|开具',
    ja: '終了|開始|延長|提出|処方',
    cs: 'ukončit|zahájit|prodloužit|podat|předepsat',
    ko: '종료|시작|연장|제출|처방',
    ru: 'расторгнуть|завершить|начать|продлить|подать|выписать',
    sv: 'avsluta|påbörja|förläng|lämna in|skriv ut',
  },
  /** A machine, a door or an alarm is set in motion. */
  machines: {
    en: 'start|stop|restart|reboot|run|open|close|lock|unlock|arm|disarm|turn on|turn off|switch on|switch off|shut|scale|launch|pause|resume|restore|trigger',
    de: 'starten|stoppen|neu starten|öffnen|schließen|entsperren|verriegeln|scharf schalten|einschalten|ausschalten',
    fr: 'démarrer|arrêter|redémarrer|ouvrir|fermer|verrouiller|déverrouiller|activer|désactiver|lancer',
    es: 'iniciar|detener|reiniciar|abrir|cerrar|bloquear|desbloquear|activar|desactivar|encender|apagar|lanzar',
    it: 'avvia|ferma|riavvia|apri|chiudi|blocca|sblocca|attiva|disattiva|accendi|spegni',
    pt: 'parar|fechar|trancar|destrancar|ativar|desativar|ligar|desligar|iniciar|reiniciar|abrir|bloquear|desbloquear',
    nl: 'herstarten|openen|sluiten|vergrendelen|ontgrendelen|inschakelen|uitschakelen|starten|stoppen',
    pl: 'uruchom|zatrzymaj|otwórz|zamknij|włącz|wyłącz|zablokuj|odblokuj',
    tr: 'başlat|durdur|yeniden başlat|aç|kapat|kilitle',
    ar: 'تشغيل|إيقاف|فتح|إغلاق|قفل',
    zh: '启动|停止|重启|打开|关闭|锁|解锁',
    ja: '起動|停止|再起動|開ける|開く|閉める|施錠|解錠',
    cs: 'spustit|zastavit|restartovat|otevřít|zavřít|zamknout|odemknout|zapnout|vypnout',
    ko: '시작|중지|재시작|열기|닫기|잠금',
    ru: 'запустить|остановить|перезапустить|открыть|закрыть|включить|выключить',
    sv: 'starta|stoppa|öppna|stäng|lås|lås upp|slå på|slå av',
  },
} satisfies Record<string, WordsByLanguage>

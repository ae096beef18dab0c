import type { WordsByLanguage } from '../words-by-language.ts'

/** Words that set something going, and where such words are listed. Our sixteen languages with bars between; a `*` stands for the rest of a word. */

/** Orders to something that runs, or to somebody: a tab or a title that begins with one is no name of a place. */
export const commandWords: WordsByLanguage = {
  en: 'start|stop|restart|reboot|run|launch|resume|call|dial|ring|record|restore|lock|unlock|arm|disarm|merge|notify|import|install|sync|end|enable|turn on|turn off|switch on|switch off|shut|abort|force|trigger',
  de: 'starte|starten|stoppen|neu starten|neustarten|ausführen|anrufen|aufnehmen|wiederherstellen|entsperren|zusammenführen|benachrichtigen|importieren|installieren|einschalten|ausschalten',
  fr: 'démarrer|arrêter|redémarrer|exécuter|lancer|appeler|restaurer|verrouiller|déverrouiller|fusionner|notifier|importer|installer|activer|désactiver',
  es: 'iniciar|detener|reiniciar|ejecutar|lanzar|llamar|restaurar|bloquear|desbloquear|fusionar|notificar|importar|instalar|encender|apagar',
  it: 'avvia|arresta|riavvia|esegui|lancia|chiama|ripristina|blocca|sblocca|unisci|notifica|importa|installa|attiva|disattiva',
  pt: 'parar|executar|lançar|ligar|mesclar|desligar|iniciar|reiniciar|restaurar|bloquear|desbloquear|notificar|importar|instalar',
  nl: 'stop|herstarten|uitvoeren|bellen|herstellen|vergrendelen|ontgrendelen|samenvoegen|importeren|installeren|inschakelen|uitschakelen|starten|stoppen',
  pl: 'uruchom|zatrzymaj|wykonaj|zadzwoń|przywróć|zablokuj|odblokuj|scal|powiadom|importuj|zainstaluj|włącz|wyłącz',
  tr: 'başlat|durdur|çalıştır|yeniden başlat|geri yükle|kilitle|birleştir|bildir|içe aktar|yükle|etkinleştir',
  ar: 'بدء|ابدأ|إيقاف|أوقف|إعادة تشغيل|تشغيل|اتصل|استعادة|قفل|دمج|استيراد|تثبيت',
  zh: '启动|啟動|停止|重启|重啟|运行|執行|执行|拨打|恢复|锁定|解锁|合并|导入|安装',
  ja: '再起動|起動|実行|停止|開始|発信|復元|ロック|統合|通知する|インポート',
  cs: 'spustit|zastavit|restartovat|zavolat|obnovit|zamknout|odemknout|sloučit|importovat|nainstalovat|zapnout|vypnout',
  ko: '시작|중지|재시작|실행|전화|복원|잠금|병합|가져오기|설치',
  ru: 'запустить|остановить|перезапустить|перезагрузить|выполнить|позвонить|восстановить|объединить|импортировать|установить|включить|выключить',
  sv: 'starta|stoppa|starta om|kör|ring|återställ|lås|slå ihop|meddela|importera|installera|slå på|slå av',
}

/** Of these, those that are never the name of a place. */
export const urgeWords: WordsByLanguage = {
  en: 'start|stop|restart|reboot|launch|call|dial|unlock|disarm|resume|turn on|turn off|switch on|switch off|shut down|kick off',
  de: 'starte|starten|stoppe|neu starten|anrufen|entsperren|einschalten|ausschalten',
  fr: 'démarrer|arrêter|redémarrer|lancer|appeler|déverrouiller',
  es: 'iniciar|detener|reiniciar|lanzar|llamar|desbloquear|encender|apagar',
  it: 'avvia|arresta|riavvia|lancia|chiama|sblocca',
  pt: 'parar|lançar|ligar|desligar|iniciar|reiniciar|desbloquear',
  nl: 'herstarten|bellen|ontgrendelen|inschakelen|uitschakelen|starten',
  pl: 'uruchom|zatrzymaj|zadzwoń|odblokuj|włącz|wyłącz',
  tr: 'başlat|durdur|yeniden başlat',
  ar: 'ابدأ|أوقف|اتصل',
  zh: '启动|重启|停止|拨打',
  ja: '再起動|停止',
  cs: 'spustit|zastavit|restartovat|zavolat|odemknout',
  ko: '재시작|중지',
  ru: 'запустить|остановить|перезапустить|позвонить|включить|выключить',
  sv: 'starta|stoppa|ring',
}

/** Names of lists and fields in which a deed is chosen, for what is marked beside them. */
export const commandListWords: WordsByLanguage = {
  en: 'action|actions|bulk action*|bulk actions|with selected|with checked|operation|command|commands|command palette|run a command|type a command|do',
  de: 'aktion|aktionen|sammelaktion*|mit ausgewählten|vorgang|befehl|befehle',
  fr: 'action groupée|actions groupées|avec la sélection|opération|commande à exécuter|commandes|action|actions',
  es: 'acción|acciones|acción masiva|acciones en lote|con los seleccionados|operación|comando*',
  it: 'azione|azioni|azioni di massa|con selezionati|operazione|comando*',
  pt: 'ação|ações|ações em massa|com os selecionados|operação|comando*',
  nl: 'actie|acties|bulkacties|met geselecteerde|opdracht|opdrachten',
  pl: 'akcja|akcje|operacja|polecenie|polecenia|z zaznaczonymi',
  tr: 'eylem|işlem|işlemler|toplu işlem*|seçilenlerle|komut*',
  ar: 'إجراء|إجراءات|أمر|أوامر',
  zh: '操作|批量操作|命令',
  ja: '操作|アクション|一括操作|コマンド',
  cs: 'akce|hromadné akce|s vybranými|příkaz|příkazy',
  ko: '작업|일괄 작업|명령',
  ru: 'действие|действия|с выбранными|команд*',
  sv: 'åtgärd|åtgärder|massåtgärder|med markerade|kommando*',
}

/** In German the word for showing something also brings it to the police: what it is said of tells which. */
export const reportedWords: WordsByLanguage = {
  de: 'nachbar*|betrug*|diebstahl|diebe|dieb|straftat*|einbruch*|unfall|unfälle|krankheit*|gewerbe|missbrauch|täter*|verstoß|verstöße|schaden|schäden|ordnungswidrigkeit*|belästigung|nutzer|benutzer|person|jemanden|jemand|verdächtig*|vermieter*|mieter*|chef|kollege*|arbeitgeber*|fahrer*|händler*|verkäufer*',
}

/** …which is this one. */
export const denounceWords: WordsByLanguage = {
  de: 'anzeigen|zur anzeige bringen',
}

/** How far something is and whose it is: set on one thing, others act on it. */
export const stateWords: WordsByLanguage = {
  en: 'status|state|stage|phase|priority|severity|assignee|assigned to|responsible|availability|approval',
  de: 'stufe|phase|priorität|zuständig*|zugewiesen*|verfügbarkeit|status',
  fr: 'statut|état|étape|priorité|responsable|disponibilité|phase',
  es: 'estado|etapa|prioridad|asignado*|disponibilidad|responsable|fase',
  it: 'stato|fase|priorità|assegnatari*|disponibilità',
  pt: 'prioridade|responsável|disponibilidade|status|estado|etapa|fase',
  nl: 'prioriteit|toegewezen*|beschikbaarheid|status|fase',
  pl: 'etap|priorytet|przypisan*|dostępność|status',
  tr: 'durum|aşama|öncelik|atanan|sorumlu',
  ar: 'الحالة|المرحلة|الأولوية|المسؤول',
  zh: '状态|狀態|阶段|优先级|負責人|负责人',
  ja: '状態|ステータス|段階|優先度|担当者',
  cs: 'stav|fáze|priorita|řešitel',
  ko: '상태|단계|우선순위|담당자',
  ru: 'статус|состояние|этап|приоритет|ответственн*|исполнитель',
  sv: 'prioritet|skede|ansvarig|tilldelad*|status',
}

/** Fields that speak to somebody though they seem to look or add: "What's new?", "Ask or search". */
export const addressWords: WordsByLanguage = {
  en: "what's new|what is new|what's happening|what is happening|what's on your mind|what are you doing|send|to invite|invite|share with|tell us",
  de: "was gibt's neues|was gibt es neues|was machst du|senden|einladen|teilen mit",
  fr: 'quoi de neuf|que se passe|envoyer|inviter|partager avec',
  es: 'qué hay de nuevo|qué está pasando|qué estás pensando|enviar|invitar|compartir con',
  it: "cosa c'è di nuovo|a cosa stai pensando|invia|invitare|condividi con",
  pt: 'o que há de novo|o que está acontecendo|no que você está pensando|convidar|enviar',
  nl: 'wat is er nieuw|wat gebeurt er|waar denk je aan|versturen|uitnodigen|delen met',
  pl: 'co nowego|co słychać|wyślij|zaprosić',
  tr: 'neler oluyor|yenilikler|ne düşünüyorsun|gönder|davet',
  ar: 'ما الجديد|ماذا يحدث|بم تفكر|إرسال|دعوة',
  zh: '有什么新鲜事|有什麼新鮮事|你在想什么|发送|邀请',
  ja: 'いまどうしてる|今どうしてる|最近どう|送信|招待',
  cs: 'co je nového|co se děje|poslat|pozvat',
  ko: '무슨 일이|무슨 생각|보내기|초대',
  ru: 'что нового|что происходит|о чем вы думаете|отправить|пригласить',
  sv: 'vad händer|vad är nytt|vad tänker du på|skicka|bjud in',
}

/** Says that something of the visitor's is shown to others. */
export const exposedWords: WordsByLanguage = {
  en: 'my phone*|my number|my e mail|my email|my address|my location|my identity|my birthday|my real name|my balance|me as|seller my|identity|in shop|in the shop|on the site|on website|on my profile|on homepage|in search results|in directory',
  de: 'meine nummer|meine telefonnummer|meine adresse|meinen standort|mich als|identität|im shop|auf der website|auf der startseite',
  fr: 'mon numéro|mon adresse|ma position|mon identité|sur le site|dans la boutique',
  es: 'mi número|mi teléfono|mi dirección|mi ubicación|mi identidad|en la tienda|en el sitio',
  it: 'il mio numero|il mio indirizzo|la mia posizione|nel negozio|sul sito',
  pt: 'meu número|meu endereço|minha localização|na loja|no site',
  nl: 'mijn nummer|mijn adres|mijn locatie|in de winkel|op de site',
  pl: 'mój numer|mój adres|moją lokalizację|w sklepie|na stronie głównej',
  tr: 'numaramı|adresimi|konumumu|mağazada|sitede',
  ar: 'رقمي|عنواني|موقعي|في المتجر|على الموقع',
  zh: '我的号码|我的电话|我的地址|我的位置|在商店|在网站',
  ja: '自分の番号|電話番号を公開|ショップに表示|サイトに表示',
  cs: 'mé číslo|moje číslo|mou adresu|v obchodě|na webu',
  ko: '내 번호|내 주소|내 위치|상점에|사이트에',
  ru: 'мой номер|мой адрес|моё местоположение|в магазине|на сайте',
  sv: 'mitt nummer|min adress|min plats|i butiken|på webbplatsen',
}

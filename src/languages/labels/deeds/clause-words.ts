/** How sentences of visitors are put together, with bars between. */
export const clauseWords = {
  /** A new clause begins. */
  joins:
    'but|aber|sondern|mais|pero|ma|mas|maar|ale|ama|لكن|でも|但是|но|men|然后|и потом|and then|und dann|then',
  /** "Don't forget to send it" and "skip to the end" are the contrary of forbidding it. */
  reminds:
    'skip to|skip ahead|forget|vergiss|vergessen|oublie|oubliez|olvides|olvide|dimenticare|esqueça|vergeet|zapomnij|unutma|забудь|glöm',
  /** "Leave the comments empty": both words in a clause forbid to write what stands between them… */
  leaves:
    'leave|leaving|keep|stay|stays|remain|remains|bleibt|bleiben|reste|restent|queda|quede|rimane|resta|fica|fique|blijft|zostaje|kalsın|zůstane|остаётся|остается|förblir|lass|lasse|lassen|laisse|laissez|laisser|deja|deje|dejar|lascia|lasciate|lasciare|deixa|deixe|deixar|laat|laten|zostaw|zostawić|bırak|bırakın|اترك|اتركي|nech|nechte|ponech|оставь|оставьте|оставить|lämna',
  /** …of which this is the other. A `*` stands for the rest of a word. */
  empty:
    'empty|blank|leer|frei|vide|vides|vacío|vacía|vacíos|vacías|en blanco|vuoto|vuota|vuoti|vuote|in bianco|vazio|vazia|vazios|em branco|leeg|puste|pusty|pusta|pustym|boş|فارغ*|prázdn*|пуст*|tom|tomt|tomma',
  /** The visitor does it themselves: what such a clause speaks of is theirs… */
  ownHands:
    'myself|i click|i press|i ll click|i ll press|i will click|i will press|i ll do|i will do|selbst|selber|ich klicke|ich drücke|moi même|je clique|je m en occupe|je m en charge|yo mismo|yo misma|lo hago yo|hago clic yo|lo faccio io|faccio io|ci penso io|clicco io|eu mesmo|eu mesma|faço eu|clico eu|zelf|ik klik|samodzielnie|sam to zrobię|sama to zrobię|sam kliknę|kendim yap*|kendim bas*|ben yaparım|بنفسي|自分でやり|自分で押し|自分でし|我自己|sám|kliknu sám|제가 직접|직접 할게|я сам|я сама|själv|jag klickar',
  /** …unless it is only for them: "a table for myself". */
  forThemselves: 'for myself|to myself|about myself|für mich selbst|pour moi même|para mí mismo|voor mezelf',
  /** "Leave the checkout to me": with a word of leaving. */
  toMe: 'to me|for me to do|mir|à moi|me|a mí|a me|para mim|aan mij|mnie|bana|لي|私に|给我|mně|나에게|mne|мне|till mig|åt mig',
  /** Nothing may lead on from here. */
  stays:
    'stay on this page|stay here|stop there|stop here|go no further|leave it at that|bleib auf dieser seite|bleib hier|hör da auf|hör dort auf|hier aufhören|nicht weiter|reste sur cette page|restez sur cette page|arrête toi là|quédate en esta página|para ahí|detente ahí|resta su questa pagina|fermati lì|fermati qui|fica nesta página|fique nesta página|pare aí|blijf op deze pagina|stop daar|zostań na tej stronie|zatrzymaj się tam|bu sayfada kal|orada dur|ابق في هذه الصفحة|توقف هناك|このページにい|そこで止め|留在这个页面|留在此页|停在那里|到此为止|zůstaň na této stránce|tam přestaň|이 페이지에 있어|거기서 멈춰|останься на этой странице|остановись там|stanna på sidan|sluta där',
  /** Nothing is to be done beside what was said. */
  asItIs:
    'leave everything as it is|leave all as it is|touch nothing|don t touch anything|do not touch anything|change nothing|nothing else|lass alles wie es ist|lass alles so|fass nichts an|ändere nichts|sonst nichts|nichts weiter|laisse tout comme|ne touche à rien|ne change rien|rien d autre|deja todo como está|no toques nada|no cambies nada|nada más|lascia tutto com|non toccare nulla|non toccare niente|nient altro|deixa tudo como está|não toque em nada|mais nada|laat alles zoals|raak niets aan|verder niets|niets anders|zostaw wszystko|niczego nie ruszaj|nic więcej|her şeyi olduğu gibi|hiçbir şeye dokunma|başka bir şey yapma|اترك كل شيء|لا تلمس شيئا|لا شيء آخر|そのままにして|何も触らない|ほかは何もしない|保持原样|什么都别碰|其他都不要|nech všechno|na nic nesahej|nic jiného|그대로 두|아무것도 건드리지|оставь все как есть|ничего не трогай|ничего больше|lämna allt|rör ingenting|inget annat',
  /** "Everything but this": what comes after it is forbidden, and no clause of its own. */
  leavesOut: 'everything|anything|all',
  /** Stands before words of somebody else: "My boss wrote: …", "Translate: …". A `*` stands for the rest of a word. */
  handsOn:
    'wrote|write*|written|said|says|say|saying|translate*|summari*|proofread|rephrase|repl*|answer*|letter|mail|mails|email|e mail|message|text|note|comment|post|review|quote*|paste*|reads|schrieb*|schreib*|geschrieben|sagt*|gesagt|übersetz*|zusammen|antwort*|brief|nachricht|kommentar|zitat|écri*|dit|traduis*|traduire|résum*|répon*|lettre|courriel|commentaire|escrib*|dijo|dice|traduc*|resum*|respond*|carta|correo|mensaje|comentario|scriv*|scritto|detto|tradu*|riassum*|rispond*|lettera|messaggio|escrev*|disse|mensagem|comentário|schreef|zei|zegt|vertaal|samenvat*|antwoord*|brief|bericht|napisa*|pisze|powiedzia*|przetłumacz|streść|odpowiedz|wiadomość|yazdı|yaz|dedi|diyor|çevir|özetle|yanıtla|mesaj|كتب|اكتب|قال|ترجم|لخص|رسالة|رد|書いて|書き|言って|翻訳|要約|返信|メール|メッセージ|写|写道|说|翻译|總結|总结|回复|邮件|消息|napsal*|napiš|řekl*|přelož*|shrň|zpráva|썼|써|말했|번역|요약|답장|메일|메시지|написал*|напиши|сказал*|переведи|ответь|письмо|сообщение|skrev|skriv|sade|säger|översätt|sammanfatta|svara|brev|meddelande',
  /** Tells what was done or cannot be done: no order. */
  reports:
    "i clicked|i pressed|i tapped|i tried|i hit|i already|i've clicked|i've pressed|i've tried|i have clicked|i have pressed|i have tried|i can t|i cannot|i couldn t|yesterday|last week|ich habe|habe ich|hatte ich|ich kann nicht|gestern|j ai|j avais|hier|he pulsado|pulsé|hice clic|he hecho|ayer|ho cliccato|ho premuto|ho provato|ieri|cliquei|carreguei|tentei|ontem|ik heb|heb ik|gisteren|kliknąłem|kliknęłam|nacisnąłem|wczoraj|tıkladım|bastım|dün|نقرت|ضغطت|أمس|押した|押しました|昨日|我点了|我按了|昨天|klikl jsem|stiskl jsem|včera|눌렀|어제|я нажал*|нажимал*|вчера|jag klickade|jag tryckte|igår",
  /** Speaks of something without wanting it done, or wants the contrary: "explain it", "I refuse to", "prevent it". */
  speaksOf:
    'point at|point to|highlight|scroll to|look at|read the text|the page about|zeig auf|zeige auf|markiere|scrolle zu|montre où|surligne|señala|resalta|indica dove|evidenzia|aponta|destaca|wijs aan|markeer|wskaż|podświetl|işaretle|vurgula|指し示|ハイライト|指出|高亮|ukaž na|zvýrazni|가리켜|강조|укажи|выдели|peka på|markera|explain|explains|describe|translate|compare|tell me about|think about|thinking about|refuse|refusing|prevent|avoid|undo|cancel|stop|stops|hate|fear|against|mistake|ask me before|ask me first|ask before|wait until|until i|remind me|only after|stays off|keep off|erklär|erkläre|erklären|beschreib|beschreibe|übersetz|übersetze|vergleiche|verhindere|verhindern|vermeide|weigere|abbrechen|stoppe|rückgängig|gegen|fehler|erst wenn|frag mich|warte bis|erinnere mich|explique|expliquez|décris|traduis|traduisez|compare|comparez|refuse|empêche|empêchez|évite|annule|annulez|arrête|arrêtez|contre|erreur|demande moi avant|attends|rappelle moi|explica|explícame|describe|traduce|compara|niego|impide|evita|cancela|detén|contra|error|pregúntame antes|espera hasta|recuérdame|spiega|spiegami|descrivi|traduci|confronta|rifiuto|impedisci|annulla|ferma|contro|errore|chiedimi prima|aspetta|ricordami|explica me|explique me|descreva|traduza|compare|recuso|impeça|evite|cancele|pare|erro|pergunte antes|espere|lembre me|leg uit|uitleggen|beschrijf|vertaal|vergelijk|weiger|voorkom|vermijd|annuleer|stop|tegen|fout|vraag me eerst|wacht tot|herinner me|wyjaśnij|opisz|przetłumacz|porównaj|odmawiam|zapobiegnij|unikaj|anuluj|zatrzymaj|przeciw|błąd|zapytaj mnie|poczekaj|przypomnij|açıkla|anlat|tanımla|çevir|karşılaştır|reddediyorum|engelle|önle|iptal|durdur|karşıyım|hata|önce sor|bekle|hatırlat|اشرح|صف|ترجم|قارن|أرفض|امنع|تجنب|ألغ|أوقف|ضد|خطأ|اسألني|انتظر|ذكرني|説明|翻訳|比較|拒否|防いで|避けて|取り消|止めて|解释|解釋|翻译|翻譯|比较|比較|拒绝|拒絕|防止|避免|取消|停止|反对|vysvětli|popiš|přelož|porovnej|odmítám|zabraň|zruš|zastav|proti|설명|번역|비교|거부|막아|취소|중지|объясни|объясните|опиши|переведи|сравни|отказываюсь|предотврати|избегай|отмени|останови|против|ошибка|förklara|beskriv|översätt|jämför|vägrar|förhindra|undvik|avbryt|stoppa|emot|misstag',
  /** What a sentence says holds only in a case that is still to come. */
  conditions:
    'if|unless|in case|when i say|once i|as soon as|wenn|falls|sobald|sofern|au cas où|dès que|en caso de que|en cuanto|nel caso|assim que|zodra|indien|jeśli|jeżeli|eğer|إذا|如果|假如|もし|pokud|만약|если|såvida',
  /** Says that something is done, and not to what: what a visitor forbids is the rest of the clause. */
  handles:
    'must|should|shall|has to|muss|soll|doit|debe|deve|moet|musi|måste|should be|want|wants|need|needs|use|using|change|changing|changes|touch|touching|choose|choosing|select|selecting|pick|fill|filling|put|set|edit|tick|write|type|enter|modify|alter|update|take|include|give|get|make|add|adding|have|anything|any|yet|either|just|really|me|i|you|out|is|are|there|will|möchte|brauche|ändere|ändern|berühre|fass|fasse|wähle|wählen|aus|nimm|nehmen|füll|fülle|füllen|ein|trag|trage|setz|setze|nutze|benutze|verwende|leg|lege|pack|mach|mache|bitte|noch|habe|ich|irgendwas|etwas|veux|besoin|changez|changer|touche|touchez|choisis|choisissez|choisir|remplis|remplissez|remplir|mets|mettez|mettre|utilise|utilisez|prends|prenez|modifie|modifiez|ai|je|encore|rien|d|l|n|quiero|necesito|cambies|cambie|cambiar|toques|toque|elijas|elija|rellenes|rellene|pongas|ponga|uses|selecciones|marques|nada|aún|todavía|voglio|serve|cambiare|toccare|scegliere|compilare|mettere|usare|selezionare|niente|nulla|ancora|quero|preciso|mude|altere|escolha|preencha|ponha|coloque|selecione|ainda|eu|wil|ik|nodig|verander|wijzig|raak|kies|vul|zet|gebruik|selecteer|niets|nog|chcę|potrzebuję|zmieniaj|ruszaj|dotykaj|wybieraj|wypełniaj|wkładaj|używaj|jeszcze|istemiyorum|değiştirme|seçme|kullanma|хочу|нужен|нужна|нужно|меняй|трогай|выбирай|заполняй|клади|используй|ничего|пока|мне|vill|jag|behöver|ändra|rör|välj|fyll|lägg|använd|något|chci|potřebuji|měň|sahej|vybírej|vyplňuj|používej',
  /** Touch, change, turn off: what was said not to be is not taken away either. "No newsletter" wants it gone. */
  touches:
    'touch|touching|change|changing|alter|modify|untick|uncheck|disable|remove|turn off|turning off|switch off|berühr*|ändern|ändere|fass|fasse|ausschalte*|deaktivier*|touche*|change*|désactive*|toque*|cambi*|desactiv*|tocca*|disattiva*|mude|altere|desativ*|raak|wijzig|verander|uitschakel*|ruszaj|zmieniaj|wyłącza*|dokunma|değiştirme|kapatma|трогай|меняй|отключай|rör|ändra|stäng av|sahej|měň|vypínej',
  /** Of an option or a value: it is not there, and so is what was wanted by "no sugar". */
  lacks:
    'none|off|zero|free|decline|waive|opt out|aus|frei|keins|aucun|aucune|ninguno|ninguna|nessuno|nessuna|nenhum|nenhuma|geen|uit|brak|yok|kapalı|なし|オフ|无|無|关|žádné|없음|нет|ingen|inget|av|skip|hide',
  /** And: a label with it does two things. */
  ands: 'and|und|et|y|e|ed|en|i|oraz|ve|و|と|和|且|a|그리고|및|и|och|plus',
  ors: 'or|nor|oder|ou|ni|o|of|lub|ani|veya|أو|nebo|ani|또는|или|ни|eller',
  /** To, in a label: the payment comes on the next page. "Continue with the payment" may be the payment. */
  towards: 'to|zur|zum|zu|nach|à|au|aux|vers|al|a|alla|ai|para|ao|à|naar|do|k|ke|к|на|till|إلى',
  /** Stands before what a label does: "Click to view". */
  points:
    'click|tap|press|klick*|hier|cliquez|cliquer|haz clic|pulsa|clicca|fai clic|clique|klik|kliknij|tıkla*|انقر|kliknout|нажмите|klicka',
} as const

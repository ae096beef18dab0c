import type { CommandLanguage } from '../kinds.ts'

/** How a language asks how far a form is filled in. Bars between. */
export interface FormStateWords {
  /** Makes it a question. */
  readonly asking: string
  /** Says of something that the form wants it still. */
  readonly lacking: string
  /** Says that something is written into a form. */
  readonly filling: string
  readonly beside: string
}

export const formStateWords: Record<CommandLanguage, FormStateWords> = {
  en: {
    asking:
      "what|what's|whats|which|is|are|isn't|aren't|did|do i|have i|am i|does|why can't i|why can i not|why won't it let me|can you tell me|tell me|anything|how much",
    lacking:
      'missing|still missing|lacking|required|mandatory|compulsory|obligatory|incomplete|left to fill in|left to fill out|left to do|still needed|still open|still empty|left empty|left blank|blank|forget|forgotten|need to fill in|need to fill out|continue|go on|submit|send it|submit it|submit the form|go further|need from me|want from me',
    filling:
      'fill in|fill out|filled in|filled out|to fill|enter|entered|complete|completed|type in|to provide|put in here|filled|filled everything in|filled it all in',
    beside:
      'here|there|this|that|it|its|the|a|an|of|on|in|for|to|do|i|you|we|have|has|had|need|must|should|still|else|now|yet|already|all|everything|anything|something|any|page|form|field|fields|boxes|details|information|data|infos|info|correctly|properly|right|so far|please|ok|okay|so|and|does|did|at the moment|my|from me|from here|left|more|be|with|really|is|are|can|now|then',
  },
  de: {
    asking:
      'was|welche|welches|welcher|ist|sind|ist denn|habe ich|hab ich|fehlt|fehlen|warum kann ich nicht|wieso kann ich nicht|warum geht es nicht|muss ich|müssen|kannst du mir sagen|sag mir|sagen sie mir|wieviel|gibt es',
    lacking:
      'fehlt|fehlen|noch offen|pflicht|pflichtfelder|pflichtfeld|erforderlich|notwendig|nötig|noch leer|leer|unvollständig|vergessen|weiter|abschicken|absenden|noch zu tun',
    filling:
      'ausfüllen|ausgefüllt|auszufüllen|eintragen|eingetragen|einzutragen|eingeben|eingegeben|einzugeben|vollständig|komplett|hinschreiben|angeben|anzugeben|ausgefüllt werden|eingetragen werden',
    beside:
      'hier|da|das|dies|es|noch|denn|alles|etwas|was|der|die|den|im|in|auf|dieser|diesem|dieses|formular|seite|feld|felder|felder|angaben|daten|ich|du|sie|man|muss|müssen|soll|sollte|werden|wird|zu|jetzt|schon|richtig|korrekt|bitte|und|also|mir|überall|alle|nun|von mir|bei|mehr|kann|nicht|genau|eigentlich|hab|habe|ist|sind|braucht ihr|brauchen sie',
  },
  fr: {
    asking:
      "que|qu'|quoi|quel|quels|quelle|quelles|est ce que|qu'est ce que|qu'est ce qui|qu'est ce qu'|ai je|pourquoi je ne peux pas|pourquoi ne puis je pas|dis moi|dites moi|y a t il|il manque|il reste|tout est|est ce",
    lacking:
      'manque|manquant|manquants|manquantes|obligatoire|obligatoires|requis|requise|requises|nécessaire|nécessaires|vide|vides|incomplet|reste|oublié|continuer|envoyer|valider|encore à faire|reste à faire',
    filling:
      'remplir|rempli|remplie|remplis|remplies|compléter|complété|complet|complète|complets|saisir|saisi|indiquer|indiqué|renseigner|renseigné|mettre|écrire|entrer',
    beside:
      "ici|là|ce|ça|cela|il|ils|elle|encore|toujours|tout|tous|toutes|toute|quelque chose|le|la|les|l'|de|des|du|d'|à|au|dans|sur|cette|ce|page|formulaire|champ|champs|informations|infos|données|je|j'ai|dois|doit|on|faut|est|sont|bien|déjà|maintenant|correctement|s'il vous plaît|svp|et|alors|n'|y|me|m'|qui|que|plus|a|ai",
  },
  es: {
    asking:
      'qué|que|cuál|cuáles|está|están|he|hay|falta|faltan|por qué no puedo|dime|dígame|tengo que|queda|quedan|es|son',
    lacking:
      'falta|faltan|faltando|obligatorio|obligatorios|obligatoria|obligatorias|requerido|requeridos|necesario|necesarios|vacío|vacíos|vacía|incompleto|queda|quedan|olvidado|olvidé|continuar|seguir|enviar|enviarlo|pendiente',
    filling:
      'rellenar|rellenado|rellena|relleno|rellenos|completar|completado|completo|completa|llenar|llenado|lleno|llena|poner|puesto|introducir|introducido|escribir|escrito|indicar|cumplimentar|cumplimentado|por rellenar',
    beside:
      'aquí|ahí|esto|eso|este|esta|todavía|aún|todo|todos|todas|algo|el|la|los|las|lo|de|del|en|a|por|página|formulario|campo|campos|datos|información|yo|tengo|tiene|que|hay|debo|debe|se|me|ya|ahora|bien|correctamente|por favor|y|más|qué|hace|está|están|para|no|he',
  },
  it: {
    asking:
      "cosa|che cosa|che|quale|quali|è|sono|ho|c'è|ci sono|manca|mancano|perché non posso|dimmi|mi dica|devo|resta|hai",
    lacking:
      'manca|mancano|mancante|mancanti|obbligatorio|obbligatori|obbligatoria|obbligatorie|richiesto|richiesti|necessario|necessari|vuoto|vuoti|incompleto|resta|dimenticato|continuare|andare avanti|inviare|proseguire',
    filling:
      'compilare|compilato|compilati|compilata|riempire|riempito|inserire|inserito|completare|completato|completo|completa|scrivere|scritto|indicare|mettere|messo',
    beside:
      'qui|qua|lì|questo|questa|ancora|tutto|tutti|tutte|qualcosa|il|la|i|le|lo|di|del|della|in|nel|nella|su|a|pagina|modulo|campo|campi|dati|informazioni|io|devo|deve|si|mi|già|adesso|ora|bene|correttamente|per favore|e|che|cosa|da|è|sono|ho|non|stato|stati',
  },
  pt: {
    asking:
      'o que|que|qual|quais|está|estão|há|falta|faltam|por que não posso|porque não posso|diz me|diga me|tenho de|tenho que|preciso|é|são|eu',
    lacking:
      'falta|faltam|faltando|em falta|obrigatório|obrigatórios|obrigatória|obrigatórias|necessário|necessários|vazio|vazios|incompleto|esqueci|continuar|avançar|enviar|resta|pendente',
    filling:
      'preencher|preenchido|preenchidos|preenchida|completar|completo|completa|inserir|inserido|escrever|escrito|indicar|colocar|introduzir|introduzido|pôr',
    beside:
      'aqui|aí|isto|isso|este|esta|neste|nesta|ainda|tudo|todos|todas|algo|alguma coisa|o|a|os|as|de|do|da|em|no|na|para|página|formulário|campo|campos|dados|informações|eu|tenho|tem|que|preciso|devo|deve|se|já|agora|bem|corretamente|por favor|e|mais|é|são|está|estão|não|fazer|me|de',
  },
  nl: {
    asking:
      'wat|welke|welk|is|zijn|heb ik|heb|ontbreekt|mist|moet ik|waarom kan ik niet|zeg me|vertel me|er|ben ik|kun je zeggen',
    lacking:
      'ontbreekt|ontbreken|ontbreekt er|mist|mis ik|verplicht|verplichte|vereist|nodig|leeg|nog open|onvolledig|vergeten|verder|doorgaan|versturen|verzenden|nog te doen',
    filling:
      'invullen|ingevuld|in te vullen|vullen|gevuld|invoeren|ingevoerd|in te voeren|compleet|volledig|opgeven|opschrijven|vul|ingeven',
    beside:
      'hier|daar|dit|dat|het|nog|alles|iets|de|een|van|op|in|deze|pagina|formulier|veld|velden|gegevens|ik|je|u|moet|moeten|moet ik|al|nu|goed|correct|alsjeblieft|en|dus|er|wat|alle|te|zijn|is|worden|meer|kan|niet|heb|allemaal',
  },
  pl: {
    asking: 'co|czego|jakie|które|czy|czy jest|dlaczego nie mogę|powiedz|ile|muszę|mam',
    lacking:
      'brakuje|brak|wymagane|wymagany|wymagana|obowiązkowe|obowiązkowy|obowiązkowa|konieczne|potrzebne|puste|niewypełnione|nieuzupełnione|niepełne|zapomniałem|zapomniałam|pominąłem|pominęłam|dalej|kontynuować|wysłać|zostało|do zrobienia',
    filling:
      'wypełnić|wypełnione|wypełniony|wypełniłem|wypełniłam|uzupełnić|uzupełnione|uzupełniłem|uzupełniłam|wpisać|wpisane|wpisałem|wpisałam|podać|podane|podałem|podałam|kompletne|do wypełnienia|do uzupełnienia',
    beside:
      'tu|tutaj|tam|to|jeszcze|wszystko|wszystkie|coś|w|na|do|tym|tej|formularzu|formularz|formularza|stronie|pole|pola|pól|dane|danych|informacje|ja|muszę|mam|trzeba|należy|już|teraz|dobrze|poprawnie|proszę|i|więc|jest|są|się|co|czy|nie|mogę|z',
  },
  tr: {
    asking: 'ne|neyi|neleri|neler|nereleri|hangi|hangileri|mi|mı|mu|mü|var mı|neden|niye|söyler misin',
    lacking:
      'eksik|eksiğim|eksikler|eksik kaldı|zorunlu|gerekli|gerekiyor|lazım|boş|boş kaldı|unuttum|devam edemiyorum|gönderemiyorum|kaldı',
    filling:
      'doldurmalıyım|doldurmam|dolduracağım|doldurdum|dolduruldu|dolu|yazmalıyım|yazmam|yazacağım|girmeliyim|girmem|tamam|tamamlandı|doldurulmuş|doldurulacak|doldurmak',
    beside:
      'burada|buraya|burayı|bu|şu|hala|hâlâ|daha|henüz|her şey|hepsi|hepsini|bir şey|formda|formu|form|sayfada|alan|alanlar|alanları|bilgi|bilgiler|ben|şimdi|doğru|lütfen|ve|başka|gerekiyor|lazım|gerek|mi|mı|ne|var|kaldı',
  },
  ar: {
    asking: 'ما|ماذا|ما الذي|ما هي|أي|هل|لماذا لا أستطيع|لماذا لا يمكنني|قل لي|أخبرني|كم|شو|وش',
    lacking:
      'ناقص|الناقص|ينقص|ينقصني|مفقود|المفقود|مطلوب|المطلوب|مطلوبة|المطلوبة|إلزامي|إلزامية|الإلزامية|ضروري|فارغ|فارغة|نسيت|المتابعة|الإرسال|باقي|بقي|تبقى|يتبقى',
    filling:
      'أملأ|املأ|ملء|ملأت|أملؤه|تعبئة|تعبئته|أعبئ|عبأت|أكتب|كتبت|إدخال|إدخاله|أدخل|أدخلت|مكتمل|مكتملة|اكتمل|مملوء|تعبئتها',
    beside:
      'هنا|هناك|هذا|هذه|في|لا|ما|يزال|زال|كل|شيء|كل شيء|جميع|الحقول|حقول|الحقل|النموذج|نموذج|الصفحة|البيانات|المعلومات|أنا|يجب|يجب أن|علي|علي أن|أن|الآن|بعد|بشكل صحيح|من فضلك|لو سمحت|و|من|تم|قد|هي|هو|أيضا|لقد|مني|الذي',
  },
  zh: {
    asking: '什么|哪些|哪个|哪里|吗|是不是|有没有|为什么|怎么|啥|请问|多少',
    lacking:
      '缺|缺少|差|漏|漏了|漏填|还差|必填|必须|没填|未填|空着|空白|还要|不能继续|不能提交|不完整|还需要|需要',
    filling: '填|填写|填好|填完|填完整|填满|输入|写|填入|完整|齐|齐全|填了',
    beside:
      '这里|这儿|这|这个|表|表格|表单|页|页面|本页|我|还|都|全部|全|所有|要|得|该|应该|有|是|的|了|项|栏|内容|信息|资料|现在|哪|东西|已经|在|上|里|些|不|好|完|吗|呢|么|地方|请',
  },
  ja: {
    asking: '何|なに|何が|何を|どれ|どの|どこ|ですか|ますか|か|なぜ|どうして|教えて|教えてください|の',
    lacking:
      '足りない|足りません|足りていない|不足|未入力|必須|必要|空欄|空白|残って|抜けて|忘れて|漏れて|進めない|進めません|送れない|送信できない|足りてない|漏れ|抜け',
    filling:
      '入力|記入|書けば|書く|埋める|埋めれば|埋まって|入れる|入れれば|書いて|全部入って|揃って|完了|埋めて|記載',
    beside:
      'は|が|を|に|で|と|の|も|へ|ここ|この|ページ|フォーム|欄|項目|情報|内容|まだ|あと|ほか|他|他に|全部|すべて|全て|みんな|もう|いま|今|して|する|すれば|した|しました|しない|しなければ|なりません|ならない|いい|よい|いる|います|ある|あります|いますか|ありますか|できて|できました|でき|され|されて|ない|ません|か|ね|よ|必要な|べき|こと|もの|なん|です|い|ば|れば|ますか|さ|し|き|り|った|て|られて',
  },
}

import type { LabelLanguage } from '../../kinds.ts'

/** What labels say of an act, with bars between. A `*` stands for the rest of a word. */
export interface ActWords {
  /** Only something to look at comes of it, whatever else the label says. */
  readonly reveals: string
  /** As a whole label: puts away what lies over the page, or answers no. */
  readonly closes: string
  /** Security, visibility, plan, money, address: a switch for one of these is no small thing. */
  readonly sensitive: string
  /** Enter in a field of such a name adds a line, searches or filters. */
  readonly adds: string
  /** Enter in a field of such a name says something to somebody. */
  readonly talks: string
  /** Words that forbid what is said after them… */
  readonly forbids: string
  /** …or leave it out, which turns no sentence into its contrary… */
  readonly excepts?: string
  /** …or before them. */
  readonly forbidsBefore?: string
}

/** What the policy reads in labels beside what binds and what is harmless. */
export const actWords: Record<LabelLanguage, ActWords> = {
  en: {
    reveals:
      'show|view|see|open|hide|expand|collapse|details|read|read more|learn more|more about|browse|explore|preview|look inside|zoom',
    closes:
      'close|dismiss|not now|no thanks|no thank you|no|maybe later|later|skip|got it|back|keep*|go back',
    sensitive:
      'security|secure|two factor|two step|2fa|mfa|authenticat*|password*|passkey*|public|publicly|private|visib*|everyone|anyone|share|sharing|privacy|role|admin|administrator|owner|permission*|access|plan|billing|subscription*|auto renew|auto renewal|autorenew|autopay|auto pay|renewal|payment*|overdraft|spending|address|account|backup*|encrypt*|firewall|lock|token*|tracking|location|require approval|approval for|new device|new devices|forward my|forward mail|forward all|mail forwarding|email forwarding|forwarding|discoverable|searchable',
    adds: 'add|new|search|find|filter|tag|tags|label|todo|to do|task|what needs to be done|keyword*|city|go to page',
    talks:
      'message|comment*|reply|post|chat|tweet|status|review|answer|say something|write something|admin*|owner*|bid|bids|funds|money|new address|add address|payee*|recipient*|beneficiar*|note to|note for|notes to|notes for|memo to|question for|question to|feedback for|feedback to|to the customer|to customer|to the client|to the team|to the seller|to the host|to your',
    forbids: "don't|don’t|dont|do not|never|without|not|no|no need to|stop short of|before you|instead of",
    excepts:
      "keep it out of|keep this out of|keep that out of|keep them out of|keep out of|stay out of|leave it out of|except|apart from|other than|rather than|anything but|everything but|all but|avoid|hands off|stay away from|keep away from|keep off|steer clear of|stay clear of|refrain from|hold off|leave out|skip|can't have|cannot have",
    forbidsBefore: 'alone|untouched',
  },
  de: {
    reveals:
      'anzeigen|ansehen|zeigen|zeige|öffnen|ausblenden|einblenden|details|mehr|mehr erfahren|aufklappen|zuklappen|lesen|vorschau|blättern',
    closes: 'schließen|nein|nein danke|nicht jetzt|später|überspringen|zurück|verstanden|behalten',
    sensitive:
      'sicherheit*|zwei faktor*|passwort*|kennwort*|authentifizierung|öffentlich*|privat*|sichtbar*|jeder|alle sehen|teilen|privatsphäre|rolle|administrator|admin|berechtigung*|zugriff|tarif*|abo|abonnement*|rechnung*|zahlung*|verlängerung*|adresse|konto|standort|verschlüsselung|zweistufig*|zwei stufen|genehmigung*|neue geräte|weiterleit*',
    adds: 'hinzufügen|neu|neue|neuer|neues|suche*|filter*|schlagwort|aufgabe',
    talks:
      'nachricht*|kommentar*|antwort*|beitrag|chat|bewertung|status|admin*|besitzer|eigentümer|gebot|guthaben|empfänger*|notiz an|notiz für|hinweis an|hinweis für|frage an|an den kunden|an die kundin|an kunden|an das team',
    forbids: 'nicht|nichts|kein|keine|keinen|niemals|nie|ohne|anstatt',
    excepts:
      'außer|ausser|bis auf|abgesehen von|vermeide|vermeiden|meide|finger weg von|die finger von|hände weg von|überspring|überspringe',
    forbidsBefore: 'nicht|nie|in ruhe|unberührt|weglassen',
  },
  fr: {
    reveals:
      'afficher|voir|montrer|ouvrir|masquer|détails|en savoir plus|lire|aperçu|parcourir|déplier|replier|plus de',
    closes: 'fermer|non|non merci|plus tard|pas maintenant|passer|retour|compris|conserver',
    sensitive:
      'sécurité|deux facteurs|mot de passe|authentification|public|publique|privé|privée|visib*|tout le monde|partager|partage|confidentialité|rôle|administrateur|admin|autorisation*|accès|forfait|abonnement*|facturation|paiement*|renouvellement|adresse|compte|localisation|chiffrement|deux étapes|approbation|nouveaux appareils|transférer mes|transfert des messages',
    adds: 'ajouter|nouveau|nouvelle|recherche*|chercher|filtre*|étiquette|tâche',
    talks:
      'message*|commentaire*|réponse|répondre|publication|discussion|chat|avis|statut|admin*|propriétaire|enchère|bénéficiaire*|destinataire*|note à|note pour|note au|question à|question au|au client|à la cliente|à l équipe',
    forbids: 'ne|pas|sans|jamais|surtout pas|au lieu de',
    excepts: 'sauf|excepté|hormis|évite|évitez|éviter|ne touche|abstiens toi|plutôt que',
    forbidsBefore: 'tranquille|en paix|de côté',
  },
  es: {
    reveals: 'mostrar|ver|abrir|ocultar|detalles|más información|leer|vista previa|explorar|desplegar|plegar',
    closes: 'cerrar|no|no gracias|ahora no|más tarde|omitir|volver|atrás|entendido|mantener',
    sensitive:
      'seguridad|dos factores|dos pasos|contraseña*|autenticación|público|pública|privado|privada|visib*|todos|cualquiera|compartir|privacidad|rol|administrador|admin|permiso*|acceso|plan|facturación|suscripción|pago*|renovación|dirección|cuenta|ubicación|cifrado|aprobación|nuevos dispositivos|reenviar|reenvío',
    adds: 'añadir|agregar|nuevo|nueva|buscar|búsqueda|filtro*|filtrar|etiqueta|tarea',
    talks:
      'mensaje*|comentario*|respuesta|responder|publicación|chat|reseña|estado|nota para|nota al|pregunta para|pregunta al|al cliente|para el cliente|al equipo',
    forbids: 'no|sin|nunca|jamás|en vez de',
    excepts: 'menos|excepto|salvo|evita|evite|evitar|salta|sáltate|omite|aparte de',
    forbidsBefore: 'en paz|tranquilo|tranquila',
  },
  it: {
    reveals:
      'mostra|vedi|visualizza|apri|nascondi|dettagli|scopri di più|leggi|anteprima|sfoglia|espandi|comprimi',
    closes: 'chiudi|no|no grazie|non ora|più tardi|salta|indietro|ho capito|mantieni',
    sensitive:
      'sicurezza|due fattori|password*|autenticazione|pubblico|pubblica|privato|privata|visib*|tutti|chiunque|condivid*|privacy|ruolo|amministratore|admin|permess*|accesso|piano|fatturazione|abbonamento|pagament*|rinnovo|indirizzo|account|conto|posizione|crittografia|due passaggi|due fasi|approvazione|nuovi dispositivi|inoltr*',
    adds: 'aggiungi|nuovo|nuova|cerca|ricerca|filtr*|etichetta|attività',
    talks:
      'messaggi*|comment*|risposta|rispondi|post|chat|recensione|stato|nota per|nota al|domanda per|domanda al|al cliente|per il cliente|al team',
    forbids: 'non|senza|mai|invece di',
    excepts: 'tranne|eccetto|salvo|evita|evitare|evitate|salta|lascia stare|lascia perdere|a parte',
    forbidsBefore: 'in pace',
  },
  pt: {
    reveals: 'mostrar|ver|exibir|abrir|ocultar|esconder|detalhes|saber mais|saiba mais|ler|explorar|expandir',
    closes: 'fechar|não|não obrigado|agora não|mais tarde|pular|ignorar|voltar|entendi|manter',
    sensitive:
      'segurança|dois fatores|duas etapas|senha*|palavra passe|autenticação|público|pública|privado|privada|visib*|visív*|todos|qualquer pessoa|partilhar|compartilhar|privacidade|função|administrador|admin|permiss*|acesso|plano|faturação|faturamento|assinatura|subscrição|pagamento*|renovação|endereço|morada|conta|localização|dois passos|aprovação|novos dispositivos|reencaminh*|encaminhar',
    adds: 'adicionar|novo|nova|pesquis*|procurar|buscar|filtr*|etiqueta|tarefa',
    talks:
      'mensagem|mensagens|comentário*|resposta|responder|publicação|chat|avaliação|estado|nota para|nota ao|pergunta para|pergunta ao|ao cliente|para o cliente|à equipe',
    forbids: 'não|nao|sem|nunca|em vez de',
    excepts: 'exceto|menos|salvo|evita|evite|evitar|a não ser|pula|pule',
    forbidsBefore: 'em paz',
  },
  nl: {
    reveals:
      'tonen|toon|bekijk|bekijken|open|openen|verberg|verbergen|details|meer informatie|lees|lezen|meer over|uitklappen|inklappen',
    closes: 'sluiten|sluit|nee|nee bedankt|niet nu|later|overslaan|terug|begrepen|behouden',
    sensitive:
      'beveiliging|veiligheid|twee factor*|tweestaps*|wachtwoord*|authenticatie|openbaar|privé|zichtbaar*|iedereen|delen|privacy|rol|beheerder|admin|toestemming*|toegang|abonnement*|facturering|betaling*|verlenging|adres|account|locatie|versleuteling|twee stappen|goedkeuring|nieuwe apparaten|doorsturen',
    adds: 'toevoegen|nieuw|nieuwe|zoek*|filter*|label|taak',
    talks:
      'bericht*|reactie*|antwoord*|chat|review|status|notitie voor|notitie aan|opmerking voor|vraag aan|aan de klant|voor de klant|aan het team',
    forbids: 'niet|geen|nooit|zonder|in plaats van',
    excepts: 'behalve|vermijd|vermijden|blijf af van|blijf van|sla over|uitgezonderd',
    forbidsBefore: 'niet|met rust',
  },
  pl: {
    reveals:
      'pokaż|zobacz|wyświetl|otwórz|ukryj|szczegóły|więcej|dowiedz się|czytaj|podgląd|przeglądaj|rozwiń|zwiń',
    closes: 'zamknij|nie|nie dziękuję|nie teraz|później|pomiń|wstecz|rozumiem|zachowaj',
    sensitive:
      'bezpieczeństw*|dwuskładnikow*|dwuetapow*|hasł*|uwierzytelnian*|publiczn*|prywatn*|widoczn*|wszyscy|każdy|udostępnian*|rola|administrator|admin|uprawnieni*|dostęp|plan|abonament|subskrypcj*|płatnoś*|odnawiani*|adres|konto|lokalizacj*|szyfrowani*|zatwierdzani*|nowych urządzeń|nowe urządzenia|przekierow*|przekazuj*',
    adds: 'dodaj|nowy|nowa|nowe|szukaj|wyszukaj|filtr*|tag|zadanie',
    talks:
      'wiadomość|komentarz*|odpowiedź|odpowiedz|post|czat|opinia|status|notatka dla|uwaga dla|pytanie do|dla klienta|do klienta|dla zespołu',
    forbids: 'nie|bez|nigdy|zamiast',
    excepts: 'oprócz|poza|prócz|z wyjątkiem|unikaj|pomiń|zostaw',
    forbidsBefore: 'w spokoju',
  },
  tr: {
    reveals: 'göster|gör|görüntüle|aç|gizle|ayrıntılar|detaylar|detay|daha fazla|incele|oku|genişlet|daralt',
    closes: 'kapat|hayır|hayır teşekkürler|şimdi değil|daha sonra|sonra|atla|geri|anladım|vazgeçme',
    sensitive:
      'güvenlik|iki faktör*|iki adım*|şifre*|parola*|kimlik doğrulama*|herkese açık|herkes|gizli|gizlilik|görünür*|paylaş*|rol|yönetici|admin|izin*|erişim|plan|abonelik*|fatura*|ödeme*|yenileme|adres*|hesap|konum*|iki aşama*|onay iste|yeni cihaz*|yönlendir*',
    adds: 'ekle|yeni|ara|arama|filtre*|etiket|görev',
    talks: 'mesaj*|yorum*|yanıt*|cevap|gönderi|sohbet|değerlendirme|durum|müşteriye|ekibe|satıcıya',
    forbids: 'sakın|asla',
    forbidsBefore:
      'değil|olmadan|gönderme|silme|basma|tıklama|yapma|etme|alma|ödeme yapma|sipariş verme|iptal etme|hariç|dışında|haricinde|kaçın|uzak dur|rahat bırak|dokunma|atla',
  },
  ar: {
    reveals: 'عرض|اعرض|إظهار|فتح|افتح|إخفاء|التفاصيل|تفاصيل|المزيد|اقرأ|معاينة|تصفح|توسيع|طي',
    closes: 'إغلاق|لا|لا شكرا|ليس الآن|لاحقا|تخطي|رجوع|فهمت|احتفظ',
    sensitive:
      'الأمان|أمان|عاملين|كلمة المرور|كلمة السر|مصادقة|المصادقة|عام|خاص|مرئي|الجميع|مشاركة|الخصوصية|خصوصية|دور|مدير|مشرف|صلاحيات|إذن|الوصول|خطة|الفوترة|اشتراك|الدفع|تجديد|العنوان|عنوان|الحساب|حساب|الموقع|بخطوتين|خطوتين|الأجهزة الجديدة|أجهزة جديدة|إعادة توجيه',
    adds: 'إضافة|أضف|جديد|جديدة|بحث|ابحث|تصفية|وسم|مهمة',
    talks: 'رسالة|تعليق|رد|منشور|دردشة|تقييم|حالة|ملاحظة إلى|ملاحظة للعميل|للعميل|إلى العميل|للفريق',
    forbids: 'لا|لا تقم|بدون|دون|أبدا',
    excepts: 'باستثناء|ما عدا|عدا|إلا|تجنب|ابتعد عن|لا تلمس|اترك',
  },
  ja: {
    reveals: '見る|表示|開く|隠す|詳細|詳しく|もっと|読む|プレビュー|展開|折りたた|一覧',
    closes: '閉じる|いいえ|後で|あとで|今はしない|スキップ|戻る|わかりました|続ける',
    sensitive:
      'セキュリティ|二段階|2段階|二要素|2要素|パスワード|認証|公開|非公開|全員|誰でも|共有|プライバシ|役割|権限|管理者|アクセス|プラン|請求|支払|自動更新|サブスク|住所|アカウント|位置情報|暗号|承認|新しい端末|新しいデバイス|転送',
    adds: '追加|新規|新しい|検索|絞り込|フィルタ|タグ|タスク',
    talks:
      'メッセージ|コメント|返信|投稿|チャット|レビュー|口コミ|ステータス|お客様へ|顧客へ|へのメモ|チームへ',
    forbids: '決して',
    forbidsBefore:
      'しないで|ないで|せずに|しない|ずに|やめて|てはいけ|ちゃだめ|以外|除いて|除く|避けて|触らない|飛ばして|そのまま',
  },
  zh: {
    reveals: '查看|显示|顯示|打开|打開|隐藏|隱藏|详情|詳情|更多|阅读|閱讀|预览|預覽|浏览|瀏覽|展开|展開|收起',
    closes: '关闭|關閉|否|不用了|不了|暂不|以后再说|稍后|跳过|返回|知道了|我知道了|保留',
    sensitive:
      '安全|两步|兩步|双重|雙重|双因素|密码|密碼|认证|驗證|公开|公開|私密|可见|可見|所有人|任何人|共享|隐私|隱私|角色|权限|權限|管理员|管理員|访问|套餐|账单|帳單|订阅|訂閱|付款|支付|续费|續費|地址|账户|帳戶|账号|帳號|位置|加密|审批|批准|新设备|新裝置|转发|轉寄',
    adds: '添加|新增|新建|新的|搜索|搜尋|查找|筛选|篩選|标签|標籤|任务|任務',
    talks:
      '消息|訊息|评论|評論|回复|回覆|帖子|聊天|留言|评价|評價|状态|给客户|給客戶|给卖家|給賣家|给团队|給團隊',
    forbids: '不要|别|別|勿|请勿|不用|不准|先不|无需',
    excepts: '除了|避免|别碰|別碰|不碰|跳过|跳過',
    forbidsBefore: '以外|除外',
  },
  cs: {
    reveals: 'zobrazit|ukázat|otevřít|skrýt|podrobnosti|detail*|více|číst|náhled|procházet|rozbalit|sbalit',
    closes: 'zavřít|ne|ne děkuji|teď ne|později|přeskočit|zpět|rozumím|ponechat',
    sensitive:
      'bezpečnost*|zabezpečení|dvoufázov*|dvoufaktor*|heslo|hesla|ověřování|veřejn*|soukrom*|viditeln*|všichni|kdokoli|sdílení|role|správce|admin|oprávnění|přístup|tarif|předplatné|fakturace|platb*|obnovení|adres*|účet|poloha|šifrování|dvoukrokov*|nová zařízení|nových zařízení|přeposíl*',
    adds: 'přidat|nový|nová|nové|hledat|vyhledat|filtr*|štítek|úkol',
    talks:
      'zpráva|komentář*|odpověď|odpovědět|příspěvek|chat|recenze|stav|poznámka pro|dotaz pro|pro zákazníka|zákazníkovi|týmu',
    forbids: 'ne|bez|nikdy|místo|neposílej|neodesílej|neklikej|nemaž|neobjednávej',
    excepts: 'kromě|vyjma|mimo|vyhni se|vynech|přeskoč',
    forbidsBefore: 'na pokoji',
  },
  ko: {
    reveals: '보기|표시|열기|숨기기|상세|자세히|더보기|읽기|미리보기|펼치기|접기|둘러보기',
    closes: '닫기|아니요|아니오|나중에|지금은 안 함|건너뛰기|뒤로|확인했습니다|유지',
    sensitive:
      '보안|2단계|이중 인증|비밀번호|인증|공개|비공개|모두에게|누구나|공유|개인정보|역할|권한|관리자|액세스|접근|요금제|청구|구독|결제|자동 갱신|주소|계정|위치|암호화|새 기기|메일 전달',
    adds: '추가|새|신규|검색|필터|태그|할 일',
    talks: '메시지|댓글|답글|답장|게시물|채팅|리뷰|후기|상태|고객에게|팀에게|판매자에게',
    forbids: '절대',
    forbidsBefore: '하지 마|하지마|지 말|말고|않고|안 하고|누르지 마|제외|빼고|피해|건드리지|외에',
  },
  ru: {
    reveals:
      'показать|посмотреть|смотреть|открыть|скрыть|подробнее|подробности|ещё|еще|читать|просмотр|развернуть|свернуть',
    closes: 'закрыть|нет|нет спасибо|не сейчас|позже|пропустить|назад|понятно|оставить',
    sensitive:
      'безопасност*|двухфактор*|двухэтап*|пароль|пароля|аутентификац*|публичн*|общедоступн*|приватн*|видим*|все|всем|любой|поделиться|конфиденциальност*|роль|администратор|админ|разрешени*|доступ|тариф*|подписк*|счета|оплат*|платеж*|продлени*|адрес*|аккаунт|местоположени*|шифровани*|новых устройств|пересыл*|переадресац*|списыва*',
    adds: 'добавить|новый|новая|новое|поиск|найти|искать|фильтр*|тег|метка|задача',
    talks:
      'сообщени*|комментари*|ответ|ответить|пост|чат|отзыв|статус|заметка для|вопрос для|для клиента|клиенту|команде',
    forbids: 'не|без|никогда|вместо',
    excepts: 'кроме|за исключением|избегай*|пропусти|помимо',
    forbidsBefore: 'в покое',
  },
  sv: {
    reveals:
      'visa mer|visa alla|visa allt|visa fler|visa detaljer|visa priser|se mer|se alla|se detaljer|öppna|dölj|detaljer|läs|läs mer|förhandsgranska|bläddra|fäll ut|fäll ihop',
    closes: 'stäng|nej|nej tack|inte nu|senare|hoppa över|tillbaka|jag förstår|behåll',
    sensitive:
      'säkerhet*|tvåfaktor*|tvåsteg*|lösenord*|autentisering|offentlig*|privat*|synlig*|alla|vem som helst|dela|delning|sekretess|integritet|roll|administratör|admin|behörighet*|åtkomst|abonnemang|prenumeration|fakturering|betalning*|förnyelse|adress*|konto|plats|kryptering|nya enheter|vidarebefordr*',
    adds: 'lägg till|ny|nytt|nya|sök*|filter*|tagg|uppgift',
    talks:
      'meddelande*|kommentar*|svar|svara|inlägg|chatt|recension|status|anteckning till|fråga till|till kunden|till teamet',
    forbids: 'inte|utan|aldrig|i stället för|istället för',
    excepts: 'utom|förutom|undvik|håll dig borta från|låt bli|hoppa över',
    forbidsBefore: 'inte|ifred|i fred',
  },
}

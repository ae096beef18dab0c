import type { WordsByLanguage } from '../words-by-language.ts'

/** Words that make a deed of what else would only be shown, added or chosen. With bars between, `*` for the rest of a word. */

/** Opens, which shows a page of a site and yet opens a door. */
export const openWords: WordsByLanguage = {
  en: 'open',
  de: 'öffnen',
  fr: 'ouvrir',
  es: 'abrir',
  it: 'apri|aprire',
  pt: 'abrir',
  nl: 'openen|open',
  pl: 'otwórz',
  tr: 'aç',
  ar: 'فتح|افتح',
  zh: '打开|打開',
  ja: '開く|開ける',
  cs: 'otevřít',
  ko: '열기',
  ru: 'открыть',
  sv: 'öppna',
}

/** What is opened for business or in earnest: "Open a position", "Tür öffnen". */
export const openedWords: WordsByLanguage = {
  en: 'position|trade|loan|credit|overdraft|door|doors|gate|garage|valve|vault|tender|case|dispute|ticket|claim*|registration*|poll|polls|election*|line of credit|complaint*',
  de: 'darlehen|kredit|tür|türen|tor|tresor|schleuse|streit*|reklamation*|anspruch|umfrage*|position|garage',
  fr: 'porte|portail|coffre|prêt|crédit|litige*|réclamation*|sondage*|position|garage',
  es: 'puerta|puertas|portón|préstamo|crédito|posición|disputa*|reclamación|reclamo*|encuesta*',
  it: 'porta|porte|cancello|prestito|posizione|controversi*|sondaggi*|reclamo*',
  pt: 'porta|portão|empréstimo|posição|reclamação|enquete*|crédito|disputa*',
  nl: 'deur|deuren|poort|lening|krediet|positie|rekening|geschil*|klacht*',
  pl: 'drzwi|brama|bramę|pożyczk*|kredyt|pozycj*|spór|sporu|reklamacj*|ankiet*',
  tr: 'kapı*|kredi|pozisyon*|anlaşmazlı*|itiraz*|anket*',
  ar: 'باب|الباب|البوابة|قرض|مركز|نزاع|مطالبة|شكوى',
  zh: '车门|大门|车库|仓位|贷款|争议|爭議|投诉|申诉',
  ja: 'ドア|扉|ガレージ|ポジション|紛争|異議|申立',
  cs: 'dveře|brána|bránu|vrata|půjčk*|úvěr|pozic*|reklamac*',
  ko: '문 열|차고|대출|포지션|분쟁|이의',
  ru: 'дверь|двери|ворота|гараж|кредит|позици*|спор|претензи*|опрос*',
  sv: 'dörr*|grind*|garage*|lån|position*|tvist*',
}

/** People who may do something from the moment they are added. */
export const peopleWords: WordsByLanguage = {
  en: 'collaborator*|member*|user|users|people|person|moderator*|contributor*|teammate*|coworker*|colleague*|participant*|delegate*|invitee*|reviewer*|follower*|friend*',
  de: 'mitglied*|nutzer*|benutzer*|mitarbeiter*|teilnehmer*|moderator*|freund*',
  fr: 'membre*|utilisateur*|collaborateur*|participant*|ami|amis',
  es: 'miembro*|usuario*|colaborador*|participante*|amigo*',
  it: 'membro*|membri|utente|utenti|collaborator*|partecipant*|amico|amici',
  pt: 'utilizador*|usuário*|membro*|colaborador*|participante*|amigo*',
  nl: 'gebruiker*|leden|lid|medewerker*|deelnemer*|vriend*|moderator*',
  pl: 'członk*|członek|użytkownik*|współpracownik*|uczestnik*|znajom*|moderator*',
  tr: 'üye*|kullanıcı*|katılımcı*|arkadaş*',
  ar: 'عضو|أعضاء|مستخدم|مستخدمين|مشارك|صديق',
  zh: '成员|成員|用户|使用者|参与者|好友',
  ja: 'メンバー|ユーザー|参加者|友達',
  cs: 'člen*|uživatel*|účastník*|přítel*',
  ko: '구성원|멤버|사용자|참가자|친구',
  ru: 'участник*|пользовател*|сотрудник*|друг|друзей',
  sv: 'medlem*|användar*|deltagar*|vän|vänner',
}

/** States that a choice brings about: who chooses "Published" and saves has published. */
export const doneWords: WordsByLanguage = {
  en: 'published|approved|accepted|rejected|declined|refunded|deleted|archived|suspended|banned|blocked|deactivated|terminated|paid|sold|sent|shipped|signed|granted|revoked',
  de: 'veröffentlicht|genehmigt|freigegeben|abgelehnt|erstattet|gelöscht|archiviert|gesperrt|deaktiviert|bezahlt|verkauft|versendet|gesendet|storniert|abgesagt|geschlossen',
  fr: 'publié|publiée|approuvé|approuvée|refusé|refusée|rejeté|remboursé|supprimé|archivé|suspendu|payé|vendu|envoyé',
  es: 'publicado|publicada|aprobado|aprobada|rechazado|rechazada|reembolsado|eliminado|archivado|suspendido|pagado|vendido|enviado',
  it: 'pubblicato|approvato|rifiutato|rimborsato|eliminato|archiviato|sospeso|pagato|venduto|inviato',
  pt: 'aprovado|rejeitado|recusado|encerrado|excluído|arquivado|suspenso|pago|publicado|publicada|reembolsado|eliminado|vendido|enviado',
  nl: 'gepubliceerd|goedgekeurd|afgewezen|terugbetaald|verwijderd|gearchiveerd|geblokkeerd|betaald|verkocht|verzonden',
  pl: 'opublikowan*|zatwierdzon*|odrzucon*|zwrócon*|usunięt*|zarchiwizowan*|zablokowan*|opłacon*|zapłacon*|sprzedan*|wysłan*',
  tr: 'yayınlandı|yayında|onaylandı|reddedildi|iade edildi|silindi|arşivlendi|askıya alındı|ödendi|satıldı|gönderildi',
  ar: 'منشور|موافق عليه|مرفوض|محذوف|مؤرشف|محظور|مدفوع|مباع|مرسل',
  zh: '已发布|已發佈|已批准|已拒绝|已退款|已删除|已归档|已封禁|已付款|已售|已发送',
  ja: '公開済|承認済|却下|返金済|削除済|アーカイブ済|停止済|支払済|支払い済|売却済|送信済',
  cs: 'publikován*|schválen*|zamítnut*|vrácen*|smazán*|archivován*|pozastaven*|zaplacen*|prodán*|odeslán*',
  ko: '게시됨|승인됨|거부됨|환불됨|삭제됨|보관됨|정지됨|결제됨|판매됨|전송됨',
  ru: 'опубликован*|одобрен*|отклонен*|отклонён*|возвращен*|удален*|удалён*|архивирован*|заблокирован*|оплачен*|продан|отправлен*',
  sv: 'publicerad*|godkänd*|avvisad*|återbetald*|raderad*|arkiverad*|avstängd*|betald*|såld|skickad*',
}

/** What is more than a line of a list when it is added: limits, prices, transfers, who owns or comes, what is asked. */
export const graveWords: WordsByLanguage = {
  en: 'limit*|quota*|price*|fee|fees|transfer*|deposit*|guest*|owner*|webhook*|question*',
  de: 'preis*|überweisung*|einzahlung*|gast|gäste*|inhaber*|eigentümer*|besitzer*|frage|fragen|limit*',
  fr: 'prix|virement*|dépôt*|invité*|propriétaire*|question*',
  es: 'límite*|precio*|transferencia*|depósito*|invitado*|propietari*|dueñ*|pregunta*',
  it: 'prezz*|bonific*|ospit*|proprietari*|domand*|limit*',
  pt: 'preço*|transferência*|convidad*|proprietári*|pergunta*|depósito*',
  nl: 'limiet*|prijs|prijzen|overboeking*|storting*|gasten|eigenaar*|vraag|vragen',
  pl: 'cena|ceny|cenę|przelew*|wpłat*|gość|gości*|właściciel*|pytani*|limit*',
  tr: 'fiyat*|havale*|misafir*|konuk*|sahip*|sahib*|soru*',
  ar: 'سعر|تحويل|إيداع|ضيف|مالك|سؤال',
  zh: '限额|限額|价格|價格|转账|轉帳|存款|押金|客人|嘉宾|提问',
  ja: '上限|価格|振込|送金|入金|ゲスト|所有者|質問',
  cs: 'převod*|vklad*|vlastník*|dotaz*|cena|limit*',
  ko: '한도|가격|이체|송금|입금|게스트|소유자|질문',
  ru: 'лимит*|цена|цену|перевод*|гость|гостя|владел*|вопрос*',
  sv: 'gräns|pris|överföring*|insättning*|gäst*|ägare|fråga',
}

/** As a whole title: what is laid there is seen by others, gives rights, or is in use. */
export const reachWords: WordsByLanguage = {
  en: 'public|everyone|everybody|anyone|admin*|owners|production|prod|live|outbox',
  de: 'öffentlich|jeder|inhaber|eigentümer|produktion|postausgang|admin*|live',
  fr: 'publique|tout le monde|propriétaires|en ligne|boîte d envoi|public|admin*',
  es: 'público|pública|todo el mundo|propietarios|producción|en vivo|bandeja de salida',
  it: 'pubblico|pubblica|amministrator*|proprietari|produzione|posta in uscita',
  pt: 'proprietários|produção|no ar|caixa de saída|público|pública|admin*',
  nl: 'openbaar|iedereen|beheerder*|eigenaren|productie|postvak uit',
  pl: 'publiczn*|wszyscy|właściciele|produkcja|skrzynka nadawcza',
  tr: 'herkese açık|herkes|yönetici*|canlı|üretim|giden kutusu',
  ar: 'الجميع|المشرفون|المسؤولون|الإنتاج|مباشر|صندوق الصادر',
  zh: '公开|所有人|任何人|管理员|管理員|生产环境|线上|发件箱',
  ja: '公開|全員|誰でも|管理者|本番|送信トレイ',
  cs: 'veřejn*|všichni|správci|produkce',
  ko: '공개|모두|관리자|프로덕션|보낼 편지함',
  ru: 'публичн*|все|продакшн|исходящие',
  sv: 'offentlig*|alla|utkorg',
}

/** Takes something out of sight, of the one who looks or of everybody. */
export const hideWords: WordsByLanguage = {
  en: 'hide',
  de: 'verbergen|verstecken|ausblenden',
  fr: 'masquer|cacher',
  es: 'ocultar|esconder',
  it: 'nascondi',
  pt: 'esconder|ocultar',
  nl: 'verberg|verbergen',
  pl: 'ukryj',
  tr: 'gizle',
  ar: 'إخفاء',
  zh: '隐藏|隱藏',
  ja: '隠す|非表示',
  cs: 'skrýt',
  ko: '숨기기',
  ru: 'скрыть',
  sv: 'dölj',
}

/** What others no longer see when it is hidden. */
export const hiddenWords: WordsByLanguage = {
  en: 'user|listing|post|profile|comment|review|account|ad|advert|story|product|dish|photo|page|offer',
  de: 'produkt|gericht|seite|angebot|benutzer|nutzer|anzeige|inserat|beitrag|profil|kommentar|bewertung',
  fr: 'produit|plat|page|offre|utilisateur|annonce|publication|commentaire|profil|photo',
  es: 'producto|plato|oferta|usuario|anuncio|publicación|perfil|comentario',
  it: 'prodotto|piatto|offerta|utente|annuncio|post|profilo|commento',
  pt: 'produto|prato|utilizador|usuário|anúncio|publicação|comentário|oferta|perfil',
  nl: 'gerecht|gebruiker|advertentie|bericht|post|profiel|product|account',
  pl: 'użytkownik*|ogłoszenie|wpis|post|produkt|oferta|profil',
  tr: 'kullanıcı*|ilan*|gönderi*|profil',
  ar: 'المستخدم|إعلان|الإعلان|للإعلان|منشور|المنشور',
  zh: '用户|帖子',
  ja: 'ユーザー|投稿|出品',
  cs: 'uživatel*|inzerát|příspěvek|produkt|profil',
  ko: '사용자|게시물',
  ru: 'пользовател*|объявлени*|пост',
  sv: 'användar*|annons*|inlägg*|produkt|profil',
}

/** As a whole label: something that goes on is held up or ended. */
export const haltWords: WordsByLanguage = {
  en: 'pause|hold|skip|stop|end|finish|close|leave|quit|resume',
  de: 'pausieren|anhalten|überspringen|aussetzen|beenden|schließen|verlassen',
  fr: 'suspendre|sauter|passer|arrêter|fermer|quitter',
  es: 'pausar|omitir|saltar|detener|cerrar|dejar|suspender',
  it: 'sospendi|pausa|salta|ferma|chiudi|lascia',
  pt: 'suspender|pular|parar|fechar|sair|pausar|saltar',
  nl: 'pauzeren|overslaan|stoppen|sluiten|verlaten',
  pl: 'wstrzymaj|pomiń|zatrzymaj|zamknij|opuść',
  tr: 'duraklat|atla|durdur|kapat|ayrıl',
  ar: 'إيقاف|تخطي|إغلاق|مغادرة',
  zh: '暂停|跳过|关闭|退出',
  ja: '一時停止|スキップ|停止|閉じる|退会',
  cs: 'pozastavit|přeskočit|zastavit|zavřít|opustit',
  ko: '일시정지|건너뛰기|중지|닫기|탈퇴',
  ru: 'приостановить|пропустить|остановить|закрыть|покинуть',
  sv: 'pausa|hoppa över|stoppa|stäng|lämna',
}

/** As a whole title: what goes on until somebody ends it. */
export const runningWords: WordsByLanguage = {
  en: 'subscription*|membership*|account|plan|service|delivery|deliveries|next|weekly box|box|meal kit',
  de: 'wochenbox|abo|abonnement*|mitgliedschaft|konto|tarif|dienst|vertrag|lieferung|nächste',
  fr: 'adhésion|compte|forfait|livraison|prochaine|abonnement*',
  es: 'suscripción|membresía|cuenta|entrega|próxima',
  it: 'abbonamento|iscrizione|consegna|prossima',
  pt: 'assinatura|subscrição|conta|plano|entrega|próxima',
  nl: 'lidmaatschap|account|levering|volgende|abonnement*',
  pl: 'subskrypcja|członkostwo|dostawa|następna|konto',
  tr: 'abonelik|üyelik|hesap|teslimat|sonraki',
  ar: 'الاشتراك|العضوية|الحساب|التوصيل',
  zh: '订阅|会员|账户|下次|配送',
  ja: 'サブスクリプション|会員|アカウント|次回|お届け',
  cs: 'předplatné|členství|účet|doručení|příští',
  ko: '구독|멤버십|계정|다음|배송',
  ru: 'подписка|членство|аккаунт|доставка|следующая',
  sv: 'prenumeration|medlemskap|leverans|nästa|konto',
}

/** Names of the steps of a plan, as a whole label. */
export const tierWords: WordsByLanguage = {
  en: 'basic|plus|pro|premium|standard|gold|silver|platinum|business|enterprise|team|family|unlimited|starter|ultimate|advanced|professional',
  de: 'basic|plus|pro|premium|standard|gold|business|enterprise|team|starter|ultimate',
}

/** Titles under which nothing is harmless. */
export const dangerWords: WordsByLanguage = {
  en: 'danger zone|payroll',
  de: 'gefahrenzone|gefahrenbereich|lohnabrechnung',
  fr: 'zone de danger|zone dangereuse|paie',
  es: 'zona de peligro|zona peligrosa|nómina',
  it: 'zona pericolosa|zona di pericolo|buste paga',
  pt: 'zona de perigo|folha de pagamento',
  nl: 'gevarenzone|salarisadministratie',
  pl: 'strefa niebezpieczna|strefa zagrożenia|lista płac',
  tr: 'tehlikeli bölge|tehlike bölgesi|bordro',
  ar: 'منطقة الخطر|الرواتب',
  zh: '危险区|危险操作|工资',
  ja: '危険ゾーン|危険な操作|給与',
  cs: 'nebezpečná zóna|mzdy',
  ko: '위험 구역|급여',
  ru: 'опасная зона|зарплат*',
  sv: 'riskzon|farozon|löner',
}

/** Work that waits for something else, where cards are laid: nobody is shut out. */
export const stalledWords: WordsByLanguage = {
  en: 'blocked',
  de: 'blockiert',
  fr: 'bloqué|bloquée',
  es: 'bloqueado|bloqueada',
  it: 'bloccato|bloccata',
  pt: 'bloqueado|bloqueada',
  nl: 'geblokkeerd',
  pl: 'zablokowan*',
  tr: 'engellendi',
  ar: 'محظور',
  zh: '受阻',
  ja: 'ブロック',
  cs: 'blokován*',
  ko: '차단',
  ru: 'заблокирован*',
  sv: 'blockerad',
}

/** What goes on behind a page, and is held up or raised in earnest: "Pause billing", "Skip delivery". */
export const subscriptionWords: WordsByLanguage = {
  en: 'account|billing|subscription*|membership*',
  de: 'konto|abrechnung|abo|mitgliedschaft|abonnement*',
  fr: 'compte|facturation|abonnement*',
  es: 'cuenta|facturación|suscripción',
  it: 'fatturazione|abbonamento|account',
  pt: 'conta|faturação|faturamento|assinatura',
  nl: 'rekening|facturering|lidmaatschap|abonnement*|account',
  pl: 'subskrypcj*|konto',
  tr: 'hesap|hesabı*|abonelik*',
  ar: 'الحساب|الاشتراك',
  zh: '账户|帳戶|订阅',
  ja: 'アカウント',
  cs: 'účet|předplatné',
  ko: '계정|구독',
  ru: 'аккаунт*|подписк*',
  sv: 'prenumeration*|medlemskap|konto',
}

/** Takes the sound away, of a film or of somebody who speaks. */
export const muteWords: WordsByLanguage = {
  en: 'mute|unmute',
  de: 'stummschalten|stumm',
  fr: 'couper le son|muet',
  es: 'silenciar|silencia',
  it: 'disattiva audio',
  pt: 'silenciar',
  nl: 'dempen',
  pl: 'wycisz',
  tr: 'sessize al|sustur',
  ar: 'كتم',
  zh: '静音',
  ja: 'ミュート',
  cs: 'ztlumit',
  ko: '음소거',
  ru: 'отключить звук',
  sv: 'tysta|stäng av ljudet',
}

/** Puts one more to what there is. */
export const addWords: WordsByLanguage = {
  en: 'add',
  de: 'hinzufügen',
  fr: 'ajouter',
  es: 'añadir|agregar',
  it: 'aggiungi',
  pt: 'adicionar',
  nl: 'toevoegen',
  pl: 'dodaj',
  tr: 'ekle',
  ar: 'إضافة|أضف',
  zh: '添加|新增',
  ja: '追加',
  cs: 'přidat',
  ko: '추가',
  ru: 'добавить',
  sv: 'lägg till',
}

/** Makes more or less of something, or one more. */
export const raiseWords: WordsByLanguage = {
  en: 'increase|decrease|add|mute',
  de: 'erhöhen|verringern|hinzufügen',
  fr: 'augmenter|diminuer|ajouter',
  es: 'aumentar|disminuir|añadir|agregar',
  it: 'aumenta|diminuisci|aggiungi',
  pt: 'diminuir|adicionar|aumentar',
  nl: 'verhogen|verlagen|toevoegen',
  pl: 'zwiększ|zmniejsz|dodaj',
  tr: 'artır|azalt|ekle',
  ar: 'زيادة|إنقاص|إضافة|أضف',
  zh: '增加|减少|添加',
  ja: '増やす|減らす|追加',
  cs: 'zvýšit|snížit|přidat',
  ko: '증가|감소|추가',
  ru: 'увеличить|уменьшить|добавить',
  sv: 'öka|minska|lägg till',
}

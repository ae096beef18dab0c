/** Words that make a deed of what else would only be shown, added or chosen. With bars between, `*` for the rest of a word. */

/** Opens, which shows a page of a site and yet opens a door. */
export const openWords =
  'open|öffnen|ouvrir|abrir|apri|aprire|openen|otwórz|aç|فتح|افتح|開く|開ける|打开|打開|otevřít|열기|открыть|öppna'

/** What is opened for business or in earnest: "Open a position", "Tür öffnen". */
export const openedWords =
  'position|trade|loan|credit|overdraft|door|doors|gate|garage|valve|vault|tender|case|dispute|ticket|darlehen|kredit|tür|türen|tor|tresor|schleuse|porte|portail|coffre|prêt|crédit|puerta|puertas|portón|préstamo|crédito|posición|porta|porte|cancello|prestito|posizione|porta|portão|empréstimo|posição|deur|deuren|poort|lening|krediet|positie|rekening|drzwi|brama|bramę|pożyczk*|kredyt|pozycj*|kapı*|kredi|pozisyon*|باب|الباب|البوابة|قرض|مركز|ドア|扉|ガレージ|ポジション|车门|大门|车库|仓位|贷款|dveře|brána|bránu|vrata|půjčk*|úvěr|pozic*|문 열|차고|대출|포지션|дверь|двери|ворота|гараж|кредит|позици*|dörr*|grind*|garage*|lån|position*|claim*|registration*|poll|polls|election*|line of credit|complaint*|streit*|reklamation*|anspruch|umfrage*|litige*|réclamation*|sondage*|disputa*|reclamación|reclamo*|encuesta*|controversi*|sondaggi*|reclamação|enquete*|geschil*|klacht*|spór|sporu|reklamacj*|ankiet*|anlaşmazlı*|itiraz*|anket*|نزاع|مطالبة|شكوى|紛争|異議|申立|争议|爭議|投诉|申诉|reklamac*|분쟁|이의|спор|претензи*|опрос*|tvist*'

/** Who is shown something, or where: it is published or taken away. */
export const publishedWords =
  'to all|to everyone|to everybody|to anyone|to others|to users|to people|to the public|to public|from everyone|from search|from visitors|from customers|for everyone|sign up|signup|show interest|express interest|zeig interesse|interesse zeigen|montrer de l intérêt|mostrar interés|mostra interesse|mostrar interesse'

/** People who may do something from the moment they are added. */
export const peopleWords =
  'collaborator*|member*|user|users|people|person|moderator*|contributor*|teammate*|coworker*|colleague*|participant*|delegate*|invitee*|reviewer*|follower*|friend*|mitglied*|nutzer*|benutzer*|mitarbeiter*|teilnehmer*|moderator*|freund*|membre*|utilisateur*|collaborateur*|participant*|ami|amis|miembro*|usuario*|colaborador*|participante*|amigo*|membro*|membri|utente|utenti|collaborator*|partecipant*|amico|amici|utilizador*|usuário*|gebruiker*|leden|lid|medewerker*|deelnemer*|vriend*|członk*|członek|użytkownik*|współpracownik*|uczestnik*|znajom*|üye*|kullanıcı*|katılımcı*|arkadaş*|عضو|أعضاء|مستخدم|مستخدمين|مشارك|صديق|メンバー|ユーザー|参加者|友達|成员|成員|用户|使用者|参与者|好友|člen*|uživatel*|účastník*|přítel*|구성원|멤버|사용자|참가자|친구|участник*|пользовател*|сотрудник*|друг|друзей|medlem*|användar*|deltagar*|vän|vänner'

/** States that a choice brings about: who chooses "Published" and saves has published. */
export const doneWords =
  'published|approved|accepted|rejected|declined|refunded|deleted|archived|suspended|banned|blocked|deactivated|terminated|paid|sold|sent|shipped|signed|granted|revoked|veröffentlicht|genehmigt|freigegeben|abgelehnt|erstattet|gelöscht|archiviert|gesperrt|deaktiviert|bezahlt|verkauft|versendet|gesendet|storniert|publié|publiée|approuvé|approuvée|refusé|refusée|rejeté|remboursé|supprimé|archivé|suspendu|payé|vendu|envoyé|publicado|publicada|aprobado|aprobada|rechazado|rechazada|reembolsado|eliminado|archivado|suspendido|pagado|vendido|enviado|pubblicato|approvato|rifiutato|rimborsato|eliminato|archiviato|sospeso|pagato|venduto|inviato|aprovado|rejeitado|recusado|excluído|arquivado|suspenso|pago|gepubliceerd|goedgekeurd|afgewezen|terugbetaald|verwijderd|gearchiveerd|geblokkeerd|betaald|verkocht|verzonden|opublikowan*|zatwierdzon*|odrzucon*|zwrócon*|usunięt*|zarchiwizowan*|zablokowan*|opłacon*|zapłacon*|sprzedan*|wysłan*|yayınlandı|yayında|onaylandı|reddedildi|iade edildi|silindi|arşivlendi|askıya alındı|ödendi|satıldı|gönderildi|منشور|موافق عليه|مرفوض|محذوف|مؤرشف|محظور|مدفوع|مباع|مرسل|公開済|承認済|却下|返金済|削除済|アーカイブ済|停止済|支払済|支払い済|売却済|送信済|已发布|已發佈|已批准|已拒绝|已退款|已删除|已归档|已封禁|已付款|已售|已发送|publikován*|schválen*|zamítnut*|vrácen*|smazán*|archivován*|pozastaven*|zaplacen*|prodán*|odeslán*|게시됨|승인됨|거부됨|환불됨|삭제됨|보관됨|정지됨|결제됨|판매됨|전송됨|опубликован*|одобрен*|отклонен*|отклонён*|возвращен*|удален*|удалён*|архивирован*|заблокирован*|оплачен*|продан|отправлен*|publicerad*|godkänd*|avvisad*|återbetald*|raderad*|arkiverad*|avstängd*|betald*|såld|skickad*'

/** What is more than a line of a list when it is added: limits, prices, transfers, who owns or comes, what is asked. */
export const graveWords =
  'limit*|quota*|price*|fee|fees|transfer*|deposit*|guest*|owner*|webhook*|question*|preis*|überweisung*|einzahlung*|gast|gäste*|inhaber*|eigentümer*|besitzer*|frage|fragen|prix|virement*|dépôt*|invité*|propriétaire*|límite*|precio*|transferencia*|depósito*|invitado*|propietari*|dueñ*|pregunta*|prezz*|bonific*|ospit*|proprietari*|domand*|preço*|transferência*|convidad*|proprietári*|pergunta*|limiet*|prijs|prijzen|overboeking*|storting*|gasten|eigenaar*|vraag|vragen|cena|ceny|cenę|przelew*|wpłat*|gość|gości*|właściciel*|pytani*|fiyat*|havale*|misafir*|konuk*|sahip*|sahib*|soru*|سعر|تحويل|إيداع|ضيف|مالك|سؤال|上限|価格|振込|送金|入金|ゲスト|所有者|質問|限额|限額|价格|價格|转账|轉帳|存款|押金|客人|嘉宾|提问|převod*|vklad*|vlastník*|dotaz*|한도|가격|이체|송금|입금|게스트|소유자|질문|лимит*|цена|цену|перевод*|гость|гостя|владел*|вопрос*|gräns|pris|överföring*|insättning*|gäst*|ägare|fråga'

/** As a whole title: what is laid there is seen by others, gives rights, or is in use. */
export const reachWords =
  'public|everyone|everybody|anyone|admin*|owners|production|prod|live|outbox|öffentlich|jeder|inhaber|eigentümer|produktion|postausgang|publique|tout le monde|propriétaires|en ligne|boîte d envoi|público|pública|todo el mundo|propietarios|producción|en vivo|bandeja de salida|pubblico|pubblica|amministrator*|proprietari|produzione|posta in uscita|proprietários|produção|no ar|caixa de saída|openbaar|iedereen|beheerder*|eigenaren|productie|postvak uit|publiczn*|wszyscy|właściciele|produkcja|skrzynka nadawcza|herkese açık|herkes|yönetici*|canlı|üretim|giden kutusu|الجميع|المشرفون|المسؤولون|الإنتاج|مباشر|صندوق الصادر|公開|全員|誰でも|管理者|本番|送信トレイ|公开|所有人|任何人|管理员|管理員|生产环境|线上|发件箱|veřejn*|všichni|správci|produkce|공개|모두|관리자|프로덕션|보낼 편지함|публичн*|все|продакшн|исходящие|offentlig*|alla|utkorg'

/** Takes something out of sight, of the one who looks or of everybody. */
export const hideWords =
  'hide|verbergen|verstecken|ausblenden|masquer|cacher|ocultar|nascondi|esconder|verberg|ukryj|gizle|إخفاء|隠す|非表示|隐藏|隱藏|skrýt|숨기기|скрыть|dölj'

/** What others no longer see when it is hidden. */
export const hiddenWords =
  'user|listing|post|profile|comment|review|account|ad|advert|story|product|dish|photo|page|offer|produkt|gericht|seite|angebot|produit|plat|page|offre|producto|plato|oferta|prodotto|piatto|offerta|produto|prato|gerecht|benutzer|nutzer|anzeige|inserat|beitrag|profil|kommentar|bewertung|utilisateur|annonce|publication|commentaire|usuario|anuncio|publicación|perfil|comentario|utente|annuncio|profilo|commento|utilizador|usuário|anúncio|publicação|comentário|gebruiker|advertentie|bericht|profiel|użytkownik*|ogłoszenie|wpis|kullanıcı*|ilan*|gönderi*|المستخدم|إعلان|منشور|ユーザー|投稿|出品|用户|帖子|uživatel*|inzerát|příspěvek|사용자|게시물|пользовател*|объявлени*|пост|användar*|annons*|inlägg*'

/** As a whole label: something that goes on is held up or ended. */
export const haltWords =
  'pause|hold|skip|stop|end|finish|close|leave|quit|resume|pausieren|anhalten|überspringen|aussetzen|beenden|schließen|verlassen|suspendre|sauter|passer|arrêter|fermer|quitter|pausar|omitir|saltar|detener|cerrar|dejar|sospendi|pausa|salta|ferma|chiudi|lascia|suspender|pular|parar|fechar|sair|pauzeren|overslaan|stoppen|sluiten|verlaten|wstrzymaj|pomiń|zatrzymaj|zamknij|opuść|duraklat|atla|durdur|kapat|ayrıl|إيقاف|تخطي|إغلاق|مغادرة|一時停止|スキップ|停止|閉じる|退会|暂停|跳过|关闭|退出|pozastavit|přeskočit|zastavit|zavřít|opustit|일시정지|건너뛰기|중지|닫기|탈퇴|приостановить|пропустить|остановить|закрыть|покинуть|pausa|hoppa över|stoppa|stäng|lämna'

/** As a whole title: what goes on until somebody ends it. */
export const runningWords =
  'subscription*|membership*|account|plan|service|delivery|deliveries|next|weekly box|box|meal kit|wochenbox|abo|abonnement*|mitgliedschaft|konto|tarif|dienst|vertrag|lieferung|nächste|adhésion|compte|forfait|livraison|prochaine|suscripción|membresía|cuenta|entrega|próxima|abbonamento|iscrizione|consegna|prossima|assinatura|subscrição|conta|plano|lidmaatschap|account|levering|volgende|subskrypcja|członkostwo|dostawa|następna|abonelik|üyelik|hesap|teslimat|sonraki|الاشتراك|العضوية|الحساب|التوصيل|サブスクリプション|会員|アカウント|次回|お届け|订阅|会员|账户|下次|配送|předplatné|členství|účet|doručení|příští|구독|멤버십|계정|다음|배송|подписка|членство|аккаунт|доставка|следующая|prenumeration|medlemskap|leverans|nästa'

/** Names of the steps of a plan, as a whole label. */
export const tierWords =
  'basic|plus|pro|premium|standard|gold|silver|platinum|business|enterprise|team|family|unlimited|starter|ultimate|advanced|professional'

/** Titles under which nothing is harmless. */
export const dangerWords =
  'danger zone|payroll|gefahrenzone|gefahrenbereich|lohnabrechnung|zone de danger|zone dangereuse|paie|zona de peligro|zona peligrosa|nómina|zona pericolosa|zona di pericolo|buste paga|zona de perigo|folha de pagamento|gevarenzone|salarisadministratie|strefa niebezpieczna|strefa zagrożenia|lista płac|tehlikeli bölge|tehlike bölgesi|bordro|منطقة الخطر|الرواتب|危険ゾーン|危険な操作|給与|危险区|危险操作|工资|nebezpečná zóna|mzdy|위험 구역|급여|опасная зона|зарплат*|riskzon|farozon|löner'

/** Work that waits for something else, where cards are laid: nobody is shut out. */
export const stalledWords =
  'blocked|blockiert|bloqué|bloquée|bloqueado|bloqueada|bloccato|bloccata|geblokkeerd|zablokowan*|engellendi|محظور|ブロック|受阻|blokován*|차단|заблокирован*|blockerad'

/** What goes on behind a page, and is held up or raised in earnest: "Pause billing", "Skip delivery". */
export const standingWords =
  'account|billing|subscription*|membership*|konto|abrechnung|abo|mitgliedschaft|compte|facturation|abonnement*|cuenta|facturación|suscripción|conta|faturação|faturamento|assinatura|fatturazione|abbonamento|rekening|facturering|lidmaatschap|subskrypcj*|hesap|hesabı*|abonelik*|الحساب|الاشتراك|アカウント|账户|帳戶|订阅|účet|předplatné|계정|구독|аккаунт*|подписк*|prenumeration*|medlemskap'

/** Takes the sound away, of a film or of somebody who speaks. */
export const muteWords =
  'mute|unmute|stummschalten|stumm|couper le son|muet|silenciar|silencia|disattiva audio|silenciar|dempen|wycisz|sessize al|sustur|كتم|ミュート|静音|ztlumit|음소거|отключить звук|tysta|stäng av ljudet'

/** Puts one more to what there is. */
export const addWords =
  'add|hinzufügen|ajouter|añadir|agregar|aggiungi|adicionar|toevoegen|dodaj|ekle|إضافة|أضف|追加|添加|新增|přidat|추가|добавить|lägg till'

/** Makes more or less of something, or one more. */
export const raiseWords =
  'increase|decrease|add|mute|erhöhen|verringern|hinzufügen|augmenter|diminuer|ajouter|aumentar|disminuir|diminuir|añadir|agregar|adicionar|aumenta|diminuisci|aggiungi|verhogen|verlagen|toevoegen|zwiększ|zmniejsz|dodaj|artır|azalt|ekle|زيادة|إنقاص|إضافة|أضف|増やす|減らす|追加|增加|减少|添加|zvýšit|snížit|přidat|증가|감소|추가|увеличить|уменьшить|добавить|öka|minska|lägg till'

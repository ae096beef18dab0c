/** What pages say of deals: money that is taken, what can be called off, plans and accounts. With bars between. */

/** Says that money is taken. */
export const chargeWords =
  'charged|debited|billed|abgebucht|belastet|débité|débitée|facturé|cobrará|cargará|addebitato|addebitati|cobrado|debitado|afgeschreven|obciążon*|tahsil edilecek|списан*|debiteras|stržen*|請求されます|将扣款|将收取|청구됩니다|سيتم خصم'

/** What is paid, by whatever word it is called. */
export const paymentWords =
  'payment*|charge|purchase|zahlung*|paiement*|pago|pagos|pagament*|pagamento*|betaling*|płatnoś*|ödeme*|الدفع|支払|付款|支付|platb*|결제|оплат*|платеж*|betalning*'

/** Stands over numbers that are sums or votes, and no pages. */
export const spendWords =
  'bid|bids|withdraw*|donat*|bet|bets|stake|tip|tips|top up|deposit|transfer|pay|cash|gebot|spende*|abheben|enchère|don|dons|retirer|retirar|donar|donación|prelev*|dona|doar|saque|bod|doneren|opnemen|rate|rating|vote|votes|support us|seats|tickets|buy|credits|give|trinkgeld|bewert*|abstimm*|wette*|einsatz|unterstütz*|pourboire|noter|votez|soutenir|mise|propina|valora*|vota*|apuesta*|apoya*|mancia|valuta|punta*|sostieni|gorjeta|avalia*|aposta*|apoie|fooi|beoordeel|stem|steun|inzet|napiwek|oceń|zagłosuj|wesprzyj|stawka|bahşiş|oyla|destekle|bağış*|بقشيش|تبرع|صوت|قيم|チップ|寄付|評価|投票|入札|小费|打赏|捐|评分|投票|出价|spropitné|hodnoť*|podpoř*|sázka|팁|기부|평가|투표|입찰|чаевые|ставка|пожертв*|оцените|голос*|dricks|betygsätt|rösta|stöd|insats'

/** What can be called off for good. */
export const engagementWords =
  'booking|reservation|appointment|subscription|membership|order|buchung|reservierung|termin|abo|abonnement|bestellung|réservation|rendez-vous|commande|reserva|cita|suscripción|pedido|prenotazione|abbonamento|ordine|assinatura|boeking|reservering|bestelling|rezerwacja|zamówienie|rezervace|objednávka|rezervasyon|sipariş|бронирование|подписка|заказ|bokning|prenumeration|予約|注文|预订|预约|订单|예약|주문|حجز|طلب'

/** Stands over what belongs to an account. */
export const accountWords =
  'account|login|log in|signin|sign in|konto|anmelde*|compte|connexion|cuenta|conta|accesso|účet|hesap|аккаунт*|アカウント|账户|帐户|帳戶|계정|حساب'

/** How labels begin that choose one of several. */
export const chooseWords =
  'choose*|select*|get*|go*|pick*|take*|switch*|wähle*|auswählen*|choisir*|sélectionner*|elegir*|seleccionar*|scegli*|seleziona*|escolher*|selecionar*|kies*|kiezen*|wybierz*|seç*|選択|选择|選擇|vybrat*|선택|выбрать*|välj*'

/** How often a price comes: "/ month", "pro Jahr". */
export const recurrence = {
  per: '/|per|a|pro|par|al|por|na|za',
  period: 'month|mo|year|yr|monat|jahr|mois|an|mes|mês|año|ano|mese|anno|maand|jaar|miesiąc|rok|měsíc',
  whole: 'monthly|yearly|monatlich|mensuel|mensual|月額|每月|매월|в месяц',
} as const

/** Who gets it and how much it is, without accents: patterns of whole words, and of what other words are made with. */
export const recipientPatterns: readonly string[] = [
  ' (?:to|an|b?cc|bids?|tips?|sum|conto|conta|don|dons|bod|lance) ',
  // English, German, French
  'recipient|payee|beneficia|receiver|account|iban|amount|wallet|donation| price|payout',
  'empfang|begunstigt|konto|betrag|spende|trinkgeld|gebot| preis',
  'destinat|compte|montant|pourboire|enchere| prix',
  // Spanish, Italian, Portuguese
  'cuenta|importe|propina|donaci| precio| puja|mancia|prezzo|donazion|valor|doacao|gorjeta| preco',
  // Dutch, Polish, Turkish, Czech, Swedish
  'ontvanger|begunstigde|rekening|bedrag| fooi| prijs|odbior|kwot|darowizn|napiw| cen[ayeu] ',
  'alici|hesap|tutar|bagis|bahsis|fiyat|prijem|ucet |uctu |castk|mottagar|belopp| pris |dricks',
  // Russian, Arabic and those without spaces
  'получател|счет|сумм|пожертв|чаевы| цен[ауые] ',
  'مستلم|مستفيد|الحساب|المبلغ|السعر|تبرع',
  '宛先|受取人|口座|金額|収款|寄付|入札|收款人|收件人|账户|帳戶|金额|捐款|出价|받는 ?사람|수신자|수취인|계좌|금액|기부',
]

/** What is paid with where it is no money: "View for 3 credits". Patterns of words. */
export const creditWords =
  'credits?|coins?|tokens?|gems?|guthaben|punkte|münzen|crédits?|jetons?|pièces|créditos?|monedas|crediti|gettoni|monete|moedas|munten|punten|kredyt\\p{L}*|monet\\p{L}*|kredi|jeton|رصيد|نقاط|クレジット|ポイント|コイン|积分|金币|點數|kredit\\p{L}*|크레딧|포인트|코인|кредит\\p{L}*|монет\\p{L}*|mynt|krediter'

/** Where goods are put, as a visitor and a shop may call it. */
export const cartWords =
  'cart|basket|bag|trolley|warenkorb|einkaufswagen|panier|carrito|cesta|carrello|carrinho|cesto|winkelwagen|winkelmandje|koszyk*|sepet*|السلة|سلة|カート|かご|购物车|購物車|košík*|장바구니|корзин*|varukorg*'

/** Pays, and is paid: "pay", "Proceed to payment". */
export const payWords =
  'pay|paying|payment*|bezahl*|zahl*|payer|paye|payez|paiement*|pagar|pague|pagues|pago|pagos|pagare|paga|pagament*|betaal|betalen|betaling*|zapłać|płać|płac*|płatnoś*|öde*|ادفع|تدفع|الدفع|支払|付款|支付|plať|zaplat*|platb*|결제|плати*|оплат*|betala|betalning*'

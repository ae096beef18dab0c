import type { WordsByLanguage } from '../words-by-language.ts'

/** What pages say of deals: money that is taken, what can be called off, plans and accounts. With bars between. */

/** Says that money is taken. */
export const chargeWords: WordsByLanguage = {
  en: 'charged|debited|billed',
  de: 'abgebucht|belastet',
  fr: 'débité|débitée|facturé',
  es: 'cobrará|cargará',
  it: 'addebitato|addebitati',
  pt: 'cobrado|debitado',
  nl: 'afgeschreven',
  pl: 'obciążon*',
  tr: 'tahsil edilecek',
  ar: 'سيتم خصم',
  zh: '将扣款|将收取',
  ja: '請求されます',
  cs: 'stržen*',
  ko: '청구됩니다',
  ru: 'списан*',
  sv: 'debiteras',
}

/** What is paid, by whatever word it is called. */
export const paymentWords: WordsByLanguage = {
  en: 'payment*|charge|purchase',
  de: 'zahlung*',
  fr: 'paiement*',
  es: 'pago|pagos',
  it: 'pagament*',
  pt: 'pagamento*',
  nl: 'betaling*',
  pl: 'płatnoś*',
  tr: 'ödeme*',
  ar: 'الدفع',
  zh: '付款|支付',
  ja: '支払',
  cs: 'platb*',
  ko: '결제',
  ru: 'оплат*|платеж*',
  sv: 'betalning*',
}

/** Stands over numbers that are sums or votes, and no pages. */
export const spendWords: WordsByLanguage = {
  en: 'bid|bids|withdraw*|donat*|bet|bets|stake|tip|tips|top up|deposit|transfer|pay|cash|rate|rating|vote|votes|support us|seats|tickets|buy|credits|give|round up|round ups',
  de: 'gebot|spende*|abheben|trinkgeld|bewert*|abstimm*|wette*|einsatz|unterstütz*|aufrund*',
  fr: 'enchère|don|dons|retirer|pourboire|noter|votez|soutenir|mise|arrondi*|arrondir',
  es: 'retirar|donar|donación|propina|valora*|vota*|apuesta*|apoya*|redonde*',
  it: 'prelev*|dona|mancia|valuta|punta*|sostieni|vota*|arrotond*',
  pt: 'doar|saque|gorjeta|avalia*|aposta*|apoie|vota*|arredond*',
  nl: 'bod|doneren|opnemen|fooi|beoordeel|stem|steun|inzet|naar boven afronden',
  pl: 'napiwek|oceń|zagłosuj|wesprzyj|stawka|zaokrągl*',
  tr: 'bahşiş|oyla|destekle|bağış*|yukarı yuvarla*',
  ar: 'بقشيش|تبرع|صوت|قيم|تقريب المبلغ',
  zh: '小费|打赏|捐|评分|投票|出价|凑整',
  ja: 'チップ|寄付|評価|投票|入札|端数',
  cs: 'spropitné|hodnoť*|podpoř*|sázka',
  ko: '팁|기부|평가|투표|입찰',
  ru: 'чаевые|ставка|пожертв*|оцените|голос*',
  sv: 'dricks|betygsätt|rösta|stöd|insats',
}

/** What can be called off for good. */
export const engagementWords: WordsByLanguage = {
  en: 'booking|reservation|appointment|subscription|membership|order',
  de: 'buchung|reservierung|termin|abo|abonnement|bestellung',
  fr: 'réservation|rendez-vous|commande|abonnement',
  es: 'reserva|cita|suscripción|pedido',
  it: 'prenotazione|abbonamento|ordine',
  pt: 'assinatura|reserva|pedido',
  nl: 'boeking|reservering|bestelling|abonnement',
  pl: 'rezerwacja|zamówienie',
  tr: 'rezervasyon|sipariş',
  ar: 'حجز|طلب',
  zh: '预订|预约|订单',
  ja: '予約|注文',
  cs: 'rezervace|objednávka',
  ko: '예약|주문',
  ru: 'бронирование|подписка|заказ',
  sv: 'bokning|prenumeration',
}

/** Stands over what belongs to an account. */
export const accountWords: WordsByLanguage = {
  en: 'account|login|log in|signin|sign in',
  de: 'konto|anmelde*',
  fr: 'compte|connexion',
  es: 'cuenta',
  it: 'accesso|account',
  pt: 'conta',
  nl: 'account',
  pl: 'konto',
  tr: 'hesap',
  ar: 'حساب',
  zh: '账户|帐户|帳戶',
  ja: 'アカウント',
  cs: 'účet',
  ko: '계정',
  ru: 'аккаунт*',
  sv: 'konto',
}

/** How labels begin that choose one of several. */
export const chooseWords: WordsByLanguage = {
  en: 'choose*|select*|get*|go*|pick*|take*|switch*',
  de: 'wähle*|auswählen*',
  fr: 'choisir*|sélectionner*',
  es: 'elegir*|seleccionar*',
  it: 'scegli*|seleziona*',
  pt: 'escolher*|selecionar*',
  nl: 'kies*|kiezen*',
  pl: 'wybierz*',
  tr: 'seç*',
  zh: '选择|選擇',
  ja: '選択',
  cs: 'vybrat*',
  ko: '선택',
  ru: 'выбрать*',
  sv: 'välj*',
}

/** How often a price comes: "/ month", "pro Jahr". */
export const recurrence = {
  per: {
    en: '/|per|a',
    de: 'pro',
    fr: 'par',
    es: 'al|por',
    it: 'al',
    pt: 'por',
    nl: 'per',
    pl: 'na|za',
    cs: 'za',
    sv: 'per',
  },
  period: {
    en: 'month|mo|year|yr|week|wk',
    de: 'monat|jahr|woche',
    fr: 'mois|an|semaine',
    es: 'mes|año|semana',
    it: 'mese|anno|settimana',
    pt: 'mês|ano|semana',
    nl: 'maand|jaar|week',
    pl: 'miesiąc|mies|rok|tydzień',
    tr: 'ay|yıl|hafta',
    zh: '月|年',
    ja: '月|年',
    cs: 'měsíc|rok|týden',
    ko: '월|년',
    ru: 'месяц|мес|год',
    sv: 'månad|år',
  },
  whole: {
    en: 'monthly|yearly|annually|weekly',
    de: 'monatlich|jährlich|wöchentlich',
    fr: 'mensuel|annuel',
    es: 'mensual|anual',
    it: 'mensile|annuale',
    pt: 'mensal|anual',
    nl: 'maandelijks|jaarlijks',
    pl: 'miesięcznie|rocznie',
    tr: 'aylık|yıllık',
    ar: 'شهريا|سنويا|في الشهر',
    zh: '每月|每年',
    ja: '月額|年額',
    cs: 'měsíčně|ročně',
    ko: '매월|매년',
    ru: 'в месяц|в год',
    sv: 'per månad',
  },
} satisfies Record<string, WordsByLanguage>

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
export const cartWords: WordsByLanguage = {
  en: 'cart|basket|bag|trolley',
  de: 'warenkorb|einkaufswagen|einkaufstasche|einkaufskorb',
  fr: 'panier|cabas',
  es: 'carrito|cesta|bolsa',
  it: 'carrello|borsa',
  pt: 'carrinho|cesto|cesta|sacola',
  nl: 'winkelwagen|winkelmandje|winkeltas|mandje',
  pl: 'koszyk*|torb*',
  tr: 'sepet*',
  ar: 'السلة|سلة',
  zh: '购物车|購物車',
  ja: 'カート|かご',
  cs: 'košík*',
  ko: '장바구니',
  ru: 'корзин*',
  sv: 'varukorg*',
}

/** Takes goods out of where they were put: "Remove", "Take out". */
export const takeOutWords: WordsByLanguage = {
  en: 'remove|delete|take out|remove item|delete item|remove from',
  de: 'entfernen|löschen|herausnehmen|artikel entfernen|entfernen aus',
  fr: 'supprimer|retirer|enlever|supprimer l article|retirer l article|retirer du|supprimer du',
  es: 'eliminar|quitar|borrar|retirar|eliminar del|quitar del|sacar del',
  it: 'rimuovi|elimina|togli|rimuovere|eliminare|rimuovi dal|elimina dal|togli dal',
  pt: 'remover|eliminar|excluir|retirar|apagar|remover do|retirar do|tirar do',
  nl: 'verwijder|verwijderen|verwijder uit|haal uit',
  pl: 'usuń|usuń z|wyjmij z',
  tr: 'sil|kaldır|çıkar|ürünü sil|ürünü kaldır|den çıkar',
  ar: 'إزالة|حذف|إزالة من|حذف من',
  zh: '删除|移除|移出|刪除',
  ja: '削除|取り除く|削除する|を削除|を削除する|から削除',
  cs: 'odebrat|odstranit|smazat|odebrat z|odstranit z',
  ko: '삭제|제거|빼기|에서 삭제',
  ru: 'удалить|убрать|удалить из|убрать из',
  sv: 'ta bort|radera|ta bort från',
}

/** Pays, and is paid: "pay", "Proceed to payment". */
export const payWords: WordsByLanguage = {
  en: 'pay|paying|payment*',
  de: 'bezahl*|zahl*',
  fr: 'payer|paye|payez|paiement*',
  es: 'pagar|pague|pagues|pago|pagos',
  it: 'pagare|paga|pagament*',
  pt: 'pagar|pague|paga|pagament*',
  nl: 'betaal|betalen|betaling*',
  pl: 'zapłać|płać|płac*|płatnoś*',
  tr: 'öde*',
  ar: 'ادفع|تدفع|الدفع',
  zh: '付款|支付',
  ja: '支払',
  cs: 'plať|zaplat*|platb*',
  ko: '결제',
  ru: 'плати*|оплат*',
  sv: 'betala|betalning*',
}

/** What is let by the month and only looked at when it is selected. */
export const lodgingWords: WordsByLanguage = {
  en: 'apartment*|flat|flats|room|rooms|house|houses|home|homes|studio|studios|property|properties|rental*|office space*|parking|car|cars',
  de: 'wohnung*|zimmer|häuser|immobilie*|mietwagen',
  fr: 'appartement*|logement*|chambre*|maison*|location*|voiture*',
  es: 'piso|pisos|apartamento*|habitaci*|casa|casas|vivienda*|coche*',
  it: 'appartament*|camer*|case|auto',
  pt: 'imóve*|quarto*|carro*',
  nl: 'woning*|kamer*|huis|huizen',
  pl: 'mieszkani*|pokoj*|pokój|dom|domy',
  tr: 'daire*|oda|odalar|konut*',
  ar: 'شقة|شقق|غرف|عقار*',
  zh: '公寓|房间|房源|租房',
  ja: '部屋|物件|賃貸',
  cs: 'byt|byty|pokoj*',
  ko: '아파트|방',
  ru: 'квартир*|комнат*',
  sv: 'lägenhet*|rum|hus',
}

import type { WordsByLanguage } from '../words-by-language.ts'

/** What has been booked, and what is given for it, with bars between. A `*` stands for the rest of a word. */
export const bookingWords = {
  /** Puts what was booked at another time… */
  moves: {
    en: 'reschedule|rebook|postpone|move|modify|switch|push back|bring forward|exchange',
    de: 'umbuchen|verschieben|verlegen|vorverlegen|umtauschen',
    fr: 'reporter|déplacer|reprogrammer|décaler|échanger|avancer',
    es: 'reprogramar|aplazar|posponer|mover|reagendar',
    it: 'sposta|spostare|riprogramma|riprogrammare|posticipa|rimanda',
    pt: 'remarcar|reagendar|adiar|mover|reprogramar|trocar',
    nl: 'verzetten|verplaatsen|omboeken|uitstellen',
    pl: 'przełóż|przenieś|przesuń|przebukuj',
    tr: 'ertele|yeniden planla|taşı|yeniden zamanla',
    ar: 'تأجيل|نقل|إعادة جدولة|إعادة حجز',
    zh: '改签|改簽|改期|推迟|推遲|改约|变更|變更',
    ja: '延期|振り替え|振替|リスケ|ずらす',
  },
  /** …which others reckon with. */
  outings: {
    en: 'flight|flights|booking|bookings|reservation|reservations|appointment|appointments|trip|train|ticket|tickets|meeting|stay|viewing|delivery slot|pickup time|flight date|flight dates|travel dates|departure date|return flight|outbound flight',
    de: 'flug|flüge|rückflug|hinflug|buchung|reservierung|termin|reise|zug|fahrkarte|ticket|besprechung|aufenthalt|flugdatum|reisedatum|reisedaten',
    fr: 'vol|vols|billet|billets|réservation|rendez vous|voyage|train|réunion|séjour|dates de voyage|date du vol',
    es: 'vuelo|vuelos|reserva|cita|viaje|tren|billete|billetes|reunión|estancia|fecha del vuelo|fechas de viaje',
    it: 'volo|voli|prenotazione|appuntamento|viaggio|treno|biglietto|biglietti|riunione|soggiorno|data del volo',
    pt: 'voo|voos|reserva|consulta|viagem|comboio|trem|bilhete|passagem|passagens|reunião|estadia|data do voo',
    nl: 'vlucht|vluchten|boeking|reservering|afspraak|reis|trein|ticket|vergadering|verblijf',
    pl: 'lot|loty|rezerwację|wizytę|termin wizyty|podróż|pociąg|bilet|spotkanie|pobyt',
    tr: 'uçuşu|uçuş|rezervasyonu|randevuyu|randevu|seyahati|treni|bileti|toplantıyı|konaklamayı',
    ar: 'الرحلة|رحلة الطيران|الحجز|الموعد|السفر|التذكرة|الاجتماع',
    zh: '航班|机票|機票|预订|预约|行程|车票|車票|会议|會議',
    ja: '便|フライト|予約|予約日時|旅程|切符|航空券|会議|面談',
  },
  /** Money for whoever serves… */
  tips: {
    en: 'tip|tips|gratuity',
    de: 'trinkgeld',
    fr: 'pourboire',
    es: 'propina',
    it: 'mancia',
    pt: 'gorjeta',
    nl: 'fooi',
    pl: 'napiwek|napiwku',
    tr: 'bahşiş',
    ar: 'بقشيش|إكرامية|اكرامية',
    zh: '小费|小費',
    ja: 'チップ',
  },
  /** …is given. */
  gives: {
    en: 'give|leave|include|send',
    de: 'geben',
    fr: 'laisser|donner|verser',
    es: 'dar|dejar',
    it: 'lascia|dai|dare',
    pt: 'dar|deixar',
    nl: 'geven',
    pl: 'daj|zostaw',
    tr: 'ver|bırak',
    ar: 'دفع|ترك',
    zh: '给|給|加|支付',
    ja: '渡す|あげる|払う|送る',
  },
} satisfies Record<string, WordsByLanguage>

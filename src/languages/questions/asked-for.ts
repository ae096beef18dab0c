/** Questions that a time, a day or how long something takes answers. */
export const timeQuestions: Readonly<Record<string, RegExp>> = {
  en: /\b(when|how (?:long|soon|fast|quick(?:ly)?|late|early)|until|till|by what time|what time|which day)\b/i,
  de: /\b(wann|wie (?:lange|schnell|bald|spät)|bis wann|um wie viel uhr|welche[mnrs]? tag)\b/i,
  fr: /(quand|combien de temps|en combien de|quelle heure|jusqu'à quelle|quel jour|délai)/i,
  es: /(cu[aá]ndo|cu[aá]nto (?:tiempo|tarda)|qu[eé] hora|qu[eé] d[ií]a|plazo)/i,
  it: /(quando|quanto (?:tempo|dura|ci vuole|devo aspettare)|che ora|entro quando|quale giorno)/i,
  pt: /(quando|quanto tempo|que horas|até quando|qual dia|demora)/i,
  nl: /\b(wanneer|hoe (?:lang|snel|laat)|tot wanneer|welke dag)\b/i,
  pl: /(kiedy|jak (?:długo|szybko)|o której|do kiedy|ile (?:trwa|czasu)|na ile)/i,
  tr: /(ne zaman|kaç (?:gün|saat|hafta)|ne kadar sür|saat kaç|kaçta)/i,
  ru: /(когда|как (?:долго|быстро|скоро)|сколько времени|во сколько|до какого)/i,
  ar: /(متى|كم (?:يوم|ساعة|يستغرق|من الوقت)|في أي ساعة)/,
  zh: /(多久|什么时候|何时|几点|几天|多长时间|哪天)/,
  ja: /(いつ|何時|何日|どのくらい(?:で|かか)|何営業日|何時間)/,
  th: /(เมื่อไร|เมื่อไหร่|เมื่อใด|นานเท่าไร|กี่โมง|กี่วัน)/,
}

/** Questions that a price answers, though no word of them means one. */
export const priceQuestions: Readonly<Record<string, RegExp>> = {
  en: /\bhow much (?:is|are|do|does|would|will|for)\b|\bset me back\b/i,
  de: /\b(was|wie ?viel) (?:kostet|kosten|macht|zahle?)\b|\bwie teuer\b/i,
  fr: /\bcombien (?:co[uû]te|ça|pour|est|faut-il payer|dois-je payer)|à quel prix/i,
  es: /cu[aá]nto (?:cuesta|cuestan|vale|valen|es|se paga|hay que pagar|cobran)/i,
  it: /quanto (?:costa|costano|viene|si paga|devo pagare)/i,
  pt: /quanto (?:custa|custam|é|fica|se paga|pago)/i,
  nl: /\b(wat|hoeveel) kost(?:en)?\b|\bhoe duur\b/i,
  pl: /(ile (?:kosztuj|za|płac|zapłac)|jaka cena)/i,
  tr: /(kaç (?:para|lira|tl|euro)|ücreti? ne kadar|fiyatı? ne kadar|ne kadar tutar)/i,
  ru: /(сколько стоит|почём|какая цена)/i,
  ar: /(بكم|كم (?:سعر|ثمن|تكلف|يكلف))/,
  zh: /(多少钱|什么价|几块钱|价格)/,
  ja: /(いくら|値段|何円)/,
}

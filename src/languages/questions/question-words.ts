/** Words that only ask, and beginnings of questions that a number, a date or an amount answers. */
interface QuestionWords {
  readonly asks: string
  readonly number: RegExp
}

export const questionWords: Readonly<Record<string, QuestionWords>> = {
  en: {
    asks: 'what who whom whose which when where why how much many long often tell',
    number:
      /\b(how (?:many|much|long|old|far|big|high|often)|when|what (?:year|date|time|percentage|number)|which year)\b/i,
  },
  de: {
    asks: 'was wer wen wem wessen welche welcher welches welchem welchen wann wo woher wohin warum wieso wie viel viele lange oft',
    number: /\b(wie ?(?:viele?|lange|alt|weit|hoch|gross|groß|oft)|wann|welche[mns]? jahr)\b/i,
  },
  fr: {
    asks: 'que qui quoi quel quelle quels quelles quand où ou pourquoi comment combien',
    number: /\b(combien|quand|quelle (?:année|date|heure))/i,
  },
  es: {
    asks: 'qué que quién quien quiénes cuál cual cuáles cuándo cuando dónde donde por cómo como cuánto cuanto cuánta cuántos cuántas tarda',
    number: /(cu[aá]nt[oa]s?|cu[aá]ndo|qu[eé] (?:año|fecha|porcentaje|hora))/i,
  },
  it: {
    asks: 'che chi cosa quale quali quando dove perché come quanto quanta quanti quante',
    number: /(quant[oaie]|quando|che (?:anno|ora|data))/i,
  },
  pt: {
    asks: 'que quem qual quais quando onde porque por como quanto quanta quantos quantas',
    number: /(quant[oa]s?|quando|que (?:ano|horas|data))/i,
  },
  nl: {
    asks: 'wat wie wiens welke welk wanneer waar waarom hoe veel hoeveel',
    number: /\b(hoe ?(?:veel|lang|oud|ver|vaak)|wanneer|welk jaar)\b/i,
  },
  pl: {
    asks: 'co kto kogo czyj jaki jaka jakie który która które kiedy gdzie dlaczego jak ile',
    number: /(ile|kiedy|którym roku)/i,
  },
  tr: {
    asks: 'ne kim kimin hangi ne zaman nerede neden niçin nasıl kaç kadar',
    number: /(kaç|ne zaman|ne kadar|hangi yıl)/i,
  },
  ru: {
    asks: 'что кто кого кому чей какой какая какое какие каком который когда где куда откуда почему зачем как сколько',
    number: /(сколько|когда|каком году|какого года)/i,
  },
  ar: { asks: 'ما ماذا من متى أين لماذا كيف كم أي', number: /(كم|متى)/ },
  zh: {
    asks: '什么 什麼 谁 誰 哪 哪里 哪个 哪些 何时 何 为什么 怎么 如何 多少 几',
    number: /(多少|几|何时|什么时候|多久|哪一年|多长)/,
  },
  ja: {
    asks: '何 誰 どこ いつ なぜ どう どの どれ どんな いくら いくつ',
    number: /(いくら|いくつ|いつ|何[人年月日時分円歳]|どのくらい)/,
  },
  th: {
    asks: 'อะไร ใคร ไหน ใด เมื่อไร เมื่อไหร่ ที่ไหน ทำไม อย่างไร เท่าไร เท่าใด กี่',
    number: /(กี่|เท่าไร|เท่าใด|เมื่อไร|เมื่อไหร่|เมื่อใด|ปีใด)/,
  },
}

/** Words that bind others together, of languages that have no concepts. */
export const bindingWords: Readonly<Record<string, string>> = {
  ru: 'и в во не на я с со а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему для до были это этот эта эти быть при об их он они мы или если ли чем тем того этого',
  th: 'ที่ ของ และ ใน เป็น ได้ มี ให้ จะ ไม่ ว่า กับ การ ความ นี้ นั้น คือ หรือ โดย จาก ไป มา อยู่ ก็ แต่ ถูก ซึ่ง',
}

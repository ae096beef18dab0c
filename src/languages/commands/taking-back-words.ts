import type { CommandLanguage } from '../kinds.ts'

/** What is said between a value and the one that is meant instead: "the 3rd, no, sorry, the 4th". Patterns, with bars between. */
export interface TakingBackWords {
  /** Taken back. Several may follow one another. */
  readonly words: string
  /** Small words that may stand before the right value. */
  readonly leads: string
}

export const takingBackWords: Readonly<Record<CommandLanguage, TakingBackWords>> = {
  en: {
    words:
      "no|nope|nah|wait|hang on|hold on|sorry|oops|rather|or rather|i mean|i meant|actually|correction|scratch that|make (?:that|it)|that['’]?s wrong|not that",
    leads: 'on|the|at|by|to|until|from|about|around|it is|its|it’s|it was|i was doing',
  },
  de: {
    words:
      'nein|nee|ne|halt|moment|warte|sorry|entschuldigung|pardon|verzeihung|quatsch|ach|doch|vielmehr|besser gesagt|ich meine|ich meinte|eigentlich|korrektur|stimmt nicht',
    leads: 'am|an|der|den|dem|die|das|um|bis|zum|ab|auf|doch|lieber|es sind|es ist',
  },
  fr: {
    words:
      'non|euh|pardon|désolée?|attendez|attends|enfin|plutôt|ou plutôt|je veux dire|je voulais dire|en fait|correction|je me trompe|excusez-moi|oups',
    leads: "le|la|les|l['’]|à|au|du|dès|vers|pour|c['’]est|plutôt",
  },
  es: {
    words:
      'no|perdón|perdona|perdone|espera|espere|mejor|mejor dicho|digo|quiero decir|quería decir|en realidad|corrijo|disculpa|disculpe|uy|lo siento',
    leads: 'el|la|las|los|a las|a la|al|del|para|hacia|son|es|mejor',
  },
  it: {
    words:
      'no|scusa|scusi|scusate|pardon|aspetta|aspetti|anzi|cioè|volevo dire|voglio dire|in realtà|correggo|mi sbaglio|ops|mi dispiace',
    leads: "il|lo|la|le|i|l['’]|alle|dalle|al|dal|per|sono|è|meglio",
  },
  pt: {
    words:
      'não|perdão|desculpa|desculpe|desculpem|espera|espere|aliás|ou melhor|quero dizer|queria dizer|na verdade|corrijo|digo|engano meu|ops',
    leads: 'o|a|os|as|no dia|dia|às|à|ao|para|são|é|melhor',
  },
  nl: {
    words:
      'nee|neen|sorry|wacht|wacht even|pardon|oeps|of nee|ik bedoel|ik bedoelde|beter gezegd|eigenlijk|correctie|excuus|toch',
    leads: 'de|het|op|om|op de|tot|vanaf|toch|liever|het is|het zijn',
  },
  pl: {
    words:
      'nie|przepraszam|sorry|czekaj|chwila|znaczy|to znaczy|raczej|a raczej|chciałem powiedzieć|chciałam powiedzieć|właściwie|poprawka|pomyłka|jednak',
    leads: 'o|od|do|na|w|we|dnia|jednak|to',
  },
  tr: {
    words:
      'hayır|yok|pardon|özür dilerim|kusura bakma|kusura bakmayın|dur|bir dakika|daha doğrusu|demek istediğim|yani|aslında|düzeltiyorum|yanlış',
    leads: 'saat|ayın',
  },
  ar: {
    words: 'لا|عفوا|عفوًا|آسف|آسفة|معذرة|بل|أقصد|قصدي|أعني|في الحقيقة|تصحيح|انتظر|لحظة',
    leads: 'في|يوم|الساعة|هو|هي',
  },
  zh: {
    words: '不|不对|不是|错了|说错了|抱歉|对不起|不好意思|等等|等一下|应该是|我是说|更正',
    leads: '是|在|到',
  },
  ja: {
    words:
      'いや|いえ|いいえ|違う|違った|違います|じゃなくて|ではなくて|すみません|ごめん|ごめんなさい|失礼|間違えた|間違えました|訂正|やっぱり',
    leads: 'は|が',
  },
}

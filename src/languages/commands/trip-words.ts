import type { CommandLanguage } from '../kinds.ts'

/** How a language says that somebody sets out, and that they come back: patterns of whole words, bars between. */
export interface TripWords {
  readonly away: string
  readonly back: string
  /** Whether such a word stands rather behind its day than before it. */
  readonly behind?: true
}

export const tripWords: Readonly<Record<CommandLanguage, TripWords>> = {
  en: {
    away: 'leav(?:e|es|ing)|depart(?:s|ing)?|set(?:ting)? (?:off|out)|head(?:ing)? (?:off|out)|away|outbound|outward|go(?:ing)?|fly(?:ing)? out',
    back: 'back|return(?:s|ing)?|inbound|home|get(?:ting)? home',
  },
  de: {
    away: 'hin|weg|los|losfahren|hinfahrt|hinreise|hinflug|fort|abfahrt|abflug|verreisen?|(?:fahren|reisen|fliegen|fahre|reise|fliege)',
    back: 'zurück\\p{L}*|rück(?:fahrt|reise|flug|kehr|weg)|heim|heimreise|heimfahrt|wieder (?:da|daheim|zu ?hause)|kehren',
    behind: true,
  },
  fr: {
    away: 'pars|part(?:ons|ez|ent|ir|ira|irons|ant)?|aller|allons|va|départ|quitt(?:e|ons|er)',
    back: 'rentr\\p{L}*|retour\\p{L}*|revien\\p{L}*|reven(?:ir|ons|ez|ant)',
  },
  es: {
    away: 'sal(?:go|imos|en|ir|ida|dremos|dré)|part(?:o|imos|ir|ida)|ida|vamos|voy|iremos|viajamos',
    back: 'volv(?:emos|er|eremos|eré|emo)|vuelv(?:o|en|e)|vuelta|regres\\p{L}*|retorn\\p{L}*',
  },
  it: {
    away: 'part(?:o|iamo|ono|ire|enza|iremo|irò)|andata|andiamo|vado|andremo',
    back: 'torn(?:o|a|iamo|ano|are|eremo|erò)|ritorn\\p{L}*|rientr\\p{L}*',
  },
  pt: {
    away: 'part(?:o|imos|em|ir|ida)|ida|vamos|vou|iremos|sa(?:io|ímos|ída|ir)',
    back: 'volt(?:o|a|amos|am|ar|arei|aremos)|regress\\p{L}*|retorn\\p{L}*',
  },
  nl: {
    away: 'weg|heen|heenreis|heenvlucht|vertrek\\p{L}*|gaan|ga|reizen',
    back: 'terug\\p{L}*|weer thuis|retour',
    behind: true,
  },
  pl: {
    away: 'wyjeżdż\\p{L}*|wyjazd\\p{L}*|jedziemy|jadę|lecimy|lecę|ruszam\\p{L}*|wyrusz\\p{L}*|wylot\\p{L}*|odlot\\p{L}*',
    back: 'wrac\\p{L}*|wróc\\p{L}*|powr[oó]t\\p{L}*',
  },
  tr: {
    away: 'gidiş\\p{L}*|gidiyor\\p{L}*|gidece\\p{L}*|gidelim|yola|ayrıl\\p{L}*|çıkıyor\\p{L}*|çıkaca\\p{L}*',
    back: 'dön(?:üş|üyor|ece|er|mek|elim|me)\\p{L}*',
    behind: true,
  },
  ar: {
    away: 'نغادر|أغادر|المغادرة|مغادرة|الذهاب|ذهاب|ذهابا|نسافر|أسافر|السفر|نذهب|أذهب|ننطلق',
    back: 'نعود|أعود|سنعود|سأعود|العودة|عودة|والعودة|ونعود|نرجع|أرجع|ارجع|سنرجع|ونرجع|الرجوع|رجوع|راجعين',
  },
  zh: { away: '去程|出发|离开|启程|去|走', back: '回来|返程|返回|回程|回家|回国|回', behind: true },
  ja: {
    away: '行き|行く|行っ|出発|往路|出かけ',
    back: '帰り|帰る|帰っ|帰宅|帰国|戻り|戻る|戻っ|復路',
    behind: true,
  },
}

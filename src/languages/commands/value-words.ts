import type { ConceptLanguage } from '../concepts/concept-languages.ts'

/** What German and Dutch verbs leave at the end of a clause. */
export const verbParticles: Partial<Record<ConceptLanguage, string>> = {
  de: 'ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen',
  nl: 'aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|vast|voor|weg',
}

/** What streets are called, as a word of its own… */
export const roadWords =
  'street|road|lane|way|avenue|ave|drive|close|row|square|court|place|terrace|quay|hill|park|straße|strasse|weg|platz|allee|gasse|laan|straat|plein|gata|vej|caddesi|sokak'

/** …or at the end of a longer one. */
export const roadEndings = 'straße|strasse|weg|platz|gasse|laan|straat|gata|gatan|vej'

/** What streets are called before their name; small words may stand between. */
export const roadsBefore =
  'rue|avenue|boulevard|place|impasse|chemin|allée|quai|route|cours|via|viale|piazza|corso|vicolo|largo|strada|calle|avenida|paseo|plaza|carrer|rua|travessa|praça|rúa|estrada|ul\\.|ulica|aleja|al\\.|plac|os\\.'

/** Between the two ends of a span of days: "4 to 9 May". */
export const untilWords =
  "to|until|till|through|bis zum|bis|jusqu['’]au|au|hasta el|fino al|al|até ao|até|a|ao|tot en met|t/m|tot|aż do|do"

/** Says how long something has been going on, which is no day… */
export const lastingWords = 'since|ago|hace|desde|seit|depuis|vor|sinds|geleden|da|od|há'

/** …where it stands before the time. */
export const lastingBefore = 'since|hace|seit|depuis|vor|sinds|il y a|faz'

/** What stands before a place that has an article, and before nobody: "in the Black Forest". */
export const insideWords =
  '(?:in|at|near) the|im|in (?:der|den|dem|de|het)|dans (?:le|la|les)|en (?:el|la|los|las)|nel|nella|nello|nei|nelle|no|na|nos|nas|w'

/** Articles that count as one. */
export const oneArticles = 'an?|eine[rmn]?|une?|uno|una|um|uma|een'

/** By which a field says that it takes several words. */
export const listWords =
  'comma|komma|virgule|\\bcomas?\\b|virgola|vírgula|przecin|virgül|فاصلة|逗号|カンマ|コンマ|読点'

/** What is told in several words. */
export const listNotions: ReadonlySet<string> = new Set(['act.tag', 'hashtag', 'keyword'])

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

/** What a flat is called before its number. */
export const unitWords =
  'flat|apartment|apt\\.?|unit|suite|wohnung|whg\\.?|appartement|appt?\\.?|piso|puerta|apartamento|apto\\.?|interno|int\\.|fração|mieszkanie|m\\.|lok\\.?|daire|kat|شقة'

/** How a floor is told, with a figure in it: "3rd floor", "2. OG", "3º", "kat 3". */
export const floorWords =
  '\\d{1,2}(?:st|nd|rd|th) floor|floor \\d{1,2}|\\d{1,2}\\. ?(?:OG|Stock|Etage|Obergeschoss|kat|piętro)|\\d{1,2}(?:er|e|è|ème|eme|ième) étage|\\d{1,2}(?:e|de|ste) (?:verdieping|etage)|\\d{1,2} hoog|\\d{1,2}\\.?[ºª°](?: (?:andar|piso|piano|planta))?|piano \\d{1,2}|andar \\d{1,2}|planta \\d{1,2}|kat \\d{1,2}|(?:الطابق|الدور) \\d{1,2}|(?:\\d{1,4}(?:号楼|栋|单元|楼|层|室))+|\\d{1,2}階|\\d{2,4}号室'

/** Which flat of a floor. */
export const doorWords =
  'left|right|links|rechts|gauche|droite|izq\\.?|izda\\.?|izquierda|dcha\\.?|derecha|esq\\.?|esquerdo|dto\\.?|direito|sinistra|destra|lewo|prawo|sol|sağ|\\p{Lu}|\\d{1,3}ª'

/** Between the two ends of a span of days: "4 to 9 May". */
export const untilWords =
  "to|until|till|through|bis zum|bis|jusqu['’]au|au|hasta el|fino al|al|até ao|até|a|ao|tot en met|t/m|tot|aż do|do"

/** Says how long something has been going on, which is no day… */
export const lastingWords = 'since|ago|hace|desde|seit|depuis|vor|sinds|geleden|da|od|há'

/** …where it stands before the time. */
export const lastingBefore = 'since|hace|seit|depuis|vor|sinds|il y a|faz'

/** Says by how much something is put off, which is no day: "a day later". */
export const shiftWords =
  'later|earlier|sooner|später|früher|plus tard|plus tôt|más tarde|más temprano|più tardi|mais tarde|eerder|później|wcześniej'

/** Names no day: "rented by the day", "jetzt wohne ich …". */
export const dayless = '(?:(?:the|a) )?(?:day|week|month|year)|now|jetzt|maintenant|ahora|adesso|agora|nu'

/** What stands before a place that has an article, and before nobody: "in the Black Forest". */
export const insideWords: Readonly<Partial<Record<ConceptLanguage, string>>> = {
  en: '(?:in|at|near) the',
  de: 'im|in (?:der|den|dem)',
  fr: 'dans (?:le|la|les)',
  es: 'en (?:el|la|los|las)',
  it: 'nel|nella|nello|nei|nelle',
  pt: 'no|na|nos|nas',
  nl: 'in (?:de|het)',
  pl: 'w',
}

/** Articles that count as one. */
export const oneArticles = 'an?|eine[rmn]?|une?|uno|una|um|uma|een'

/** By which a field says that it takes several words. */
export const listWords =
  'comma|komma|virgule|\\bcomas?\\b|virgola|vírgula|przecin|virgül|فاصلة|逗号|カンマ|コンマ|読点'

/** What is told in several words. */
export const listNotions: ReadonlySet<string> = new Set(['act.tag', 'hashtag', 'keyword'])

/** What is counted behind a number and is no hour, in any language: degrees, hundredths, people, pieces. */
export const countedNouns =
  'degrees?|percent|people|persons?|pieces?|points?|grad|prozent|personen|leute|stück|punkte?|degrés?|pour ?cent|personnes?|pièces?|grados?|por ?ciento|personas?|piezas?|puntos?|grad[oi]|per ?cento|person[ae]|pezz[io]|punt[io]|graus?|por ?cento|pessoas?|peças?|pontos?|gra(?:ad|den)|procent|mensen|stuks|punten|stop(?:ień|nie|ni)|os(?:oba|oby|ób)|sztuk[ai]?|punkt(?:y|ów)?|derece|yüzde|kişi|tane|puan|درج(?:ة|ات)|بالمئة|أشخاص|شخص|قطع(?:ة)?|度|个人|人|个|パーセント|個'

/** What money is called behind a number… */
export const currencyWords =
  'euro(?:s|w|n|nun|yu|dan|ya|luk)?|dollars?|dollari|dólares|dolarów|dolar(?:ı|ın|dan|a|lık)?|pounds?|quid|bucks|usd|eur|gbp|chf|pln|franken|francs|franchi|sterline|libras esterlinas|livres sterling|funtów|złotych|złote|zł|lira(?:s|yı?|nın|dan|lık)?|tl|يورو|دولارا?|جنيها?|درهما?|ريالا?|ليرة'

/** …also where words are not set apart. */
export const currencySigns = '[€$£¥]|元|块|欧元|美元|英镑|円|ユーロ|ドル|ポンド'

/** The same where it is a weight as well: money only in hundreds. */
export const weightCurrencies = 'pond|pfund|libras|lbs?'

/** What postcodes are called before one. */
export const postcodeWords =
  'post ?code|postal code|zip(?: ?code)?|eircode|plz|postleitzahl|code postal|código postal|cp|cap|codice (?:di avviamento )?postale|cep|kod(?:em)? pocztowy(?:m)?|posta kodu|الرمز البريدي|邮编|邮政编码|郵便番号'

/** How people are addressed before their surname, whatever language the rest is in; a doctor is rather somebody else. */
export const titleWords =
  'mr|mrs|ms|frau|herr|herrn|madame|monsieur|mademoiselle|mme|mlle|señor|señora|señorita|sr|sra|srta|signor|signora|signorina|sig|senhor|senhora|meneer|mevrouw|dhr|mevr|mw|sayın'

/** Those that mean something else in another language. */
export const ownTitleWords: Readonly<Partial<Record<ConceptLanguage, string>>> = {
  en: 'miss|mx|mister',
  fr: 'm',
  es: 'don|doña',
  pt: 'dona',
  pl: 'pan|pani',
  tr: 'bay|bayan',
}

/** How somebody else is spoken of by a title behind the name, as patterns with that name. */
export const titlesBehind: Readonly<Partial<Record<ConceptLanguage, string>>> = {
  tr: "(?<![\\p{L}])(?<name>\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+)?) (?:Bey|Hanım|Beyefendi|Hanımefendi|Amca|Teyze|Abla|Abi)(?:['’]?\\p{Ll}{1,4})?(?!\\p{L})",
  zh: '(?<=^|[\\s，,：:。、；]|[给是叫找为替跟请])(?!(?:[我你您他她它这那位和跟给是找为替请]|老)+(?:先生|女士|太太|小姐))(?<name>\\p{sc=Han}{1,3})(?:先生|女士|小姐|太太)',
  ja: '(?<name>[\\p{sc=Han}\\p{sc=Kana}ー]{1,8}(?:[ 　][\\p{sc=Han}\\p{sc=Kana}ー\\p{sc=Hira}]{1,6})?)(?:さん|様|さま|氏)(?![\\p{sc=Han}])',
}

/** What stands before a title where somebody else is spoken of: "an appointment with Mrs Okoye". */
export const aboutOthers =
  'with|see|to|by|from|of|bei|mit|von|zu|an|avec|chez|de|à|con|a|del|da|di|com|ao|do|met|bij|van|z|ze|u|do|od'

/** What says of a number that it is how far something was driven. */
export const mileageWords =
  'on the clock|on the odometer|miles|mileage|km|kms|kilomet(?:er|re)s?|auf dem tacho|gelaufen|au compteur|kilomètres|en el cuentakilómetros|kilómetros|sul contachilometri|chilometri|no conta-quilómetros|quilómetros|quilômetros|op de teller|na liczniku|kilometrów|przebiegu|kilometre|كيلومتر|公里|キロ'

/** What the name of a company ends in. */
export const companyEndings =
  'GmbH(?: & Co\\.? KG)?|AG|KG|OHG|UG|e\\.K\\.|Ltd|Limited|LLC|LLP|PLC|plc|Inc|Corp|SARL|SAS|SA|S\\.A\\.|SL|S\\.L\\.|Srl|S\\.r\\.l\\.|SpA|S\\.p\\.A\\.|Lda|BV|B\\.V\\.|NV|N\\.V\\.|sp\\. z o\\.o\\.|A\\.Ş\\.|AB|Oy|ApS'

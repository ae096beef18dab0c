import type { CommandLanguage } from '../kinds.ts'

/** How a language bounds a figure, in a sentence and in the name of a field. Bars between. */
export interface BoundWords {
  /** Right before a figure that something must keep to: what follows is an amount, and no postcode. */
  readonly before: string
  /** The same right behind it. */
  readonly behind: string
  /** In the name of a field for the least of something… */
  readonly least: string
  /** …and for the most. */
  readonly most: string
  /** The same where a field with the other one stands beside it: "Price from", "Price to". */
  readonly from: string
  readonly to: string
  /** Between the two figures of a range: "8 to 14"… */
  readonly between: string
  /** …and where "between" stands before them. */
  readonly and: string
}

export const boundWords: Readonly<Record<CommandLanguage, BoundWords>> = {
  en: {
    before:
      'max|max\\.|maximum|maximum of|up to|at most|no more than|not more than|under|below|less than|over|above|more than|at least|min|min\\.|minimum|budget|budget is|budget of|around|about',
    behind: 'max|maximum|tops|at most|or less|or more|or under',
    least: 'min|minimum|at least|lowest|least',
    most: 'max|maximum|at most|up to|highest|limit',
    from: 'from|start|over',
    to: 'to|until|under|up to',
    between: 'to|till|until',
    and: 'and',
  },
  de: {
    before:
      'max|max\\.|maximal|höchstens|bis zu|bis|unter|weniger als|über|mehr als|mindestens|ab|minimal|budget|budget von|nicht mehr als|nicht über|etwa|ungefähr|rund',
    behind: 'maximal|max|höchstens|mindestens',
    least: 'min|mindest|mindestens|minimum|minimal',
    most: 'max|maximal|höchstens|maximum|höchst',
    from: 'von|ab',
    to: 'bis',
    between: 'bis',
    and: 'und',
  },
  fr: {
    before:
      "max|max\\.|maximum|au maximum|jusqu['’]à|au plus|moins de|plus de|pas plus de|au moins|minimum|budget|budget de|environ|sous",
    behind: 'max|maximum|au plus|au maximum|minimum',
    least: 'min|minimum|minimal|minimale',
    most: 'max|maximum|maximal|maximale',
    from: 'de|dès|à partir de',
    to: 'à|jusqu',
    between: 'à',
    and: 'et',
  },
  es: {
    before:
      'máx|max|máximo|como máximo|hasta|menos de|más de|no más de|al menos|como mínimo|mínimo|presupuesto|presupuesto de|unos',
    behind: 'como máximo|máximo|como mínimo|mínimo',
    least: 'mín|min|mínimo|mínima|minimo',
    most: 'máx|max|máximo|máxima|maximo',
    from: 'desde|de',
    to: 'hasta|a',
    between: 'a|hasta',
    and: 'y',
  },
  it: {
    before:
      'max|massimo|al massimo|fino a|meno di|più di|non più di|almeno|minimo|budget|budget di|sotto i|oltre|circa',
    behind: 'max|massimo|al massimo|minimo',
    least: 'min|minimo|minima',
    most: 'max|massimo|massima',
    from: 'da',
    to: 'a|fino',
    between: 'a|ai',
    and: 'e',
  },
  pt: {
    before:
      'máx|max|máximo|no máximo|até|menos de|mais de|não mais de|pelo menos|no mínimo|mínimo|orçamento|orçamento de|cerca de',
    behind: 'no máximo|máximo|no mínimo|mínimo',
    least: 'mín|min|mínimo|mínima',
    most: 'máx|max|máximo|máxima',
    from: 'de|desde',
    to: 'até|a',
    between: 'a|até',
    and: 'e',
  },
  nl: {
    before:
      'max|max\\.|maximaal|maximum|hoogstens|tot|onder|minder dan|meer dan|niet meer dan|minstens|minimaal|vanaf|budget|budget is|ongeveer|rond',
    behind: 'max|maximaal|hoogstens|minimaal',
    least: 'min|minimaal|minimum|minimale',
    most: 'max|maximaal|maximum|maximale',
    from: 'van|vanaf',
    to: 'tot|tot en met',
    between: 'tot|à',
    and: 'en',
  },
  pl: {
    before:
      'maks|max|maksymalnie|maksimum|do|najwyżej|nie więcej niż|mniej niż|więcej niż|poniżej|powyżej|co najmniej|minimum|od|budżet|budżet to|około',
    behind: 'maksymalnie|maks|max|minimum',
    least: 'min|minimalna|minimalny|minimalnie|minimum',
    most: 'maks|max|maksymalna|maksymalny|maksymalnie|maksimum',
    from: 'od',
    to: 'do',
    between: 'do|–',
    and: 'a|i',
  },
  tr: {
    before: 'en fazla|en çok|azami|maksimum|max|en az|asgari|minimum|bütçem|bütçe|yaklaşık',
    behind: "(?:['’]?\\p{L}{0,4} )?(?:kadar|altı|altında|üstü|üzeri|maksimum|en fazla)",
    least: 'min|minimum|asgari|en az|en düşük',
    most: 'max|maks|maksimum|azami|en fazla|en çok|en yüksek',
    from: 'başlangıç',
    to: 'bitiş',
    between: 'ile|ila',
    and: 've|ile',
  },
  ar: {
    before:
      'بحد أقصى|كحد أقصى|حتى|أقل من|أكثر من|لا يزيد عن|لا يتجاوز|على الأقل|بحد أدنى|ميزانيتي|ميزانية|حوالي',
    behind: 'كحد أقصى|كحد أدنى|على الأكثر',
    least: 'الأدنى|أدنى|أقل',
    most: 'الأقصى|أقصى|الأعلى|أعلى',
    from: 'من',
    to: 'إلى|الى|حتى',
    between: 'إلى|الى',
    and: 'و',
  },
  zh: {
    before: '最多|不超过|低于|至少|不低于|高于|预算|大约|超过',
    behind: '以内|以下|以上|左右|封顶',
    least: '最低|最小|最少',
    most: '最高|最大|最多',
    from: '从|起',
    to: '到|至|止',
    between: '到|至',
    and: '和',
  },
  ja: {
    before: '最大|最高|最低|予算は?|約|上限',
    behind: '以内|以下|未満|以上|まで|くらい|ほど',
    least: '最低|最小|下限',
    most: '最高|最大|上限',
    from: 'から',
    to: 'まで',
    between: 'から',
    and: 'と',
  },
}

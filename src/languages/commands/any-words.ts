import type { CommandLanguage } from '../kinds.ts'

/** What says that one is as good as another: "any price", "all colours". Bars between. */
export const anyWords: Readonly<Record<CommandLanguage, string>> = {
  en: "any|all|every|whatever|no matter what|no matter which|doesn't matter|does not matter|don't care about|don't mind|no preference|regardless of",
  de: 'egal|alle|jeder|jede|jedes|jeden|beliebig|beliebige|beliebiger|spielt keine rolle|ist mir gleich|gleichgültig|unabhängig von',
  fr: "tous|toutes|tout|n'importe|n'importe quel|n'importe quelle|peu importe|quel que soit|indifférent",
  es: 'cualquier|cualquiera|todos|todas|todo|da igual|no importa|me da igual|indiferente|sin importar',
  it: 'qualsiasi|qualunque|tutti|tutte|ogni|non importa|indifferente',
  pt: 'qualquer|todos|todas|tanto faz|não importa|indiferente|independentemente',
  nl: 'elke|elk|alle|iedere|ieder|maakt niet uit|willekeurige|ongeacht',
  pl: 'dowolna|dowolny|dowolne|każda|każdy|każde|wszystkie|wszystko jedno|obojętnie|obojętna|bez względu na|nie ma znaczenia',
  tr: 'herhangi bir|herhangi|her|tüm|bütün|fark etmez|farketmez|önemli değil',
  ar: 'أي|كل|جميع|لا يهم|لا فرق|مهما كان',
  zh: '任何|任意|所有|全部|不限|无所谓|都可以|都行|随便',
  ja: '問わない|問わず|すべて|全て|全部|どれでも|何でも|なんでも|いくらでも|指定なし|こだわらない',
}

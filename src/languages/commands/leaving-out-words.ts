import type { CommandLanguage } from '../kinds.ts'

/** Who leaves something out wants the rest: "hide everything over 100". What removes or deletes is not among them. Bars between. */
export const leavingOutWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'hide|exclude|excluding|leave out|leave away|omit|skip|filter out|screen out|weed out|spare me|ignore',
  de: 'verstecke|versteck|verbirg|verberge|verbergen|ausblenden|weglassen|weg|ausschließen|auslassen|überspringe|erspar mir|ausgenommen|ignoriere',
  fr: 'masque|masquez|masquer|cache|cachez|cacher|exclus|excluez|exclure|écarte|écartez|écarter|omets|omettez|ignore|ignorez|épargne-moi|laisse de côté|laissez de côté',
  es: 'oculta|oculte|ocultar|esconde|esconda|esconder|excluye|excluya|excluir|excluyendo|omite|omita|omitir|descarta|descarte|descartar|deja fuera|deje fuera|ignora|sáltate',
  it: 'nascondi|nasconda|nascondere|escludi|escluda|escludere|escludendo|ometti|ometta|tralascia|lascia fuori|lasci fuori|scarta|scarti|ignora|salta',
  pt: 'esconda|esconde|esconder|oculte|oculta|ocultar|excluindo|omita|omite|deixa de fora|deixe de fora|descarta|descarte|ignora|ignore|pula|pule',
  nl: 'verberg|verbergen|verstop|weglaten|weg|uitsluiten|sluit uit|sla over|overslaan|negeer|bespaar me',
  pl: 'ukryj|ukryć|schowaj|pomiń|pominąć|wyklucz|wykluczyć|odfiltruj|odrzuć|ignoruj|z wyjątkiem|z pominięciem',
  tr: 'gizle|gizleyin|gizler misin|sakla|saklayın|gösterme|göstermeyin|göstermesin|görünmesin|hariç tut|dışarıda bırak|atla|ele',
  ar: 'أخف|أخفي|اخف|اخفي|إخفاء|استبعد|استبعدي|استبعاد|تجاهل|تجاهلي|استثن|استثني',
  zh: '隐藏|排除|过滤掉|略过|跳过|忽略|别显示|不显示|去掉',
  ja: '隠して|隠す|非表示|除いて|除外|省いて|表示しないで|見せないで|飛ばして|抜かして|外して',
}

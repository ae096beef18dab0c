import type { CommandLanguage } from '../kinds.ts'

/** Whole messages that take up again what was stopped, beside what means to go on. Bars between. */
export const goOnWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'go on|carry on|continue|resume|keep going|keep on|proceed|go ahead|do the rest|finish it',
  de: 'weiter|mach weiter|machen sie weiter|mache weiter|weitermachen|fortfahren|fahr fort|fahren sie fort|mach den rest',
  fr: 'continue|continuez|continuer|poursuis|poursuivez|reprends|reprenez|vas-y|allez-y|fais le reste',
  es: 'sigue|siga|continúa|continúe|continuar|prosigue|prosiga|adelante|haz el resto',
  it: 'continua|continui|continuare|prosegui|prosegua|vai avanti|vada avanti|riprendi|fai il resto',
  pt: 'continua|continue|continuar|prossegue|prossiga|segue|siga|vai em frente|faz o resto',
  nl: 'ga door|ga verder|ga maar door|ga maar verder|verder|doorgaan|doe de rest',
  pl: 'kontynuuj|dalej|rób dalej|idź dalej|proszę kontynuować|dokończ|zrób resztę',
  tr: 'devam|devam et|devam edin|sürdür|sürdürün|kalanını yap',
  ar: 'تابع|تابعي|أكمل|أكملي|استمر|استمري|واصل|واصلي|كمل|أكمل الباقي',
  zh: '继续|请继续|接着来|接着做|往下做|做完剩下的',
  ja: '続けて|続けてください|続き|続きを|続けて下さい|再開して|再開|そのまま進めて|残りもやって',
}

import type { CommandLanguage } from '../kinds.ts'

/**
 * Says that something is to be passed on to somebody, and what, as patterns of a part of a sentence: "tell the driver to
 * ring twice", "let them know that …". Never what is to be told to ourselves.
 */
export const passingOnWords: Readonly<Record<CommandLanguage, string>> = {
  en: "(?:tell (?:the|your|whoever) [\\p{L}'’]+(?: \\p{L}+(?= (?:to|that)))?|tell (?:them|him|her)|let (?:them|him|her|the \\p{L}+|your \\p{L}+) know|ask (?:them|him|her|the \\p{L}+|your \\p{L}+)(?= to)),? (?:that |to )?(?<text>.+)",
  de: '(?:sagt?|sagen sie|richtet?|richten sie)(?: bitte)? (?:ihnen|ihm|ihr|dem \\p{L}+|der \\p{L}+|den \\p{L}+|eurem \\p{L}+|eurer \\p{L}+)(?: bitte)?(?: aus)?,? (?:(?:dass|er soll|sie soll|sie sollen|er möge) )?(?<text>.+)',
  fr: "(?:(?:dites|dis|demandez|demande)(?: bien)? (?:aux? \\p{L}+|à (?:la |l['’]|vos |votre )\\p{L}+)|(?:dites|dis|demandez|demande)-(?:lui|leur)|(?:prévenez|préviens) (?:les? |la |l['’])\\p{L}+|prévenez-(?:les|le|la)) (?:(?:de|que) |d['’]|qu['’])(?<text>.+)",
  es: '(?:(?:dile|dígale|díganle|decidle|pídale|pídele|avise|avisa|avisad) (?:al?|a la) \\p{L}+|(?:diles|dígales|díganles|decidles|pídales) a (?:los|las) \\p{L}+|(?:diles|dile|dígales|dígale|avísales|avísenles)) (?:de )?que (?<text>.+)',
  it: "(?:(?:dite|di'|dica|chiedete|chieda|avvisate|avvisa) (?:al |alla |all['’]|ai |agli |allo |il |la |lo |l['’])\\p{L}+|(?:ditegli|digli|dille|chiedetegli|avvisateli|avvisatelo|fategli sapere)) (?:di|che) (?<text>.+)",
  pt: '(?:(?:digam?|diz|peçam?|avisem?|avisa)(?:-lhes?)? (?:ao|à|aos|às|o|a|os|as) \\p{L}+|(?:digam?|diz|peçam?)-lhes?|avisem?-n[oa]s?) (?:de )?(?:que|para) (?<text>.+)',
  nl: '(?:(?:zeg|vertel)(?: maar)? (?:(?:tegen|aan) )?(?:(?:de|het|jullie) \\p{L}+|hun|hen|ze|hem|haar)|laat (?:(?:de|het|jullie) \\p{L}+|hun|hen|ze|hem|haar) weten|vraag (?:(?:de|het) \\p{L}+|hun|hen|ze)(?= om)),? (?:dat|om) (?<text>.+)',
  pl: '(?:(?:powiedz|powiedzcie|przekaż|przekażcie|poproś|poproście|niech pan powie)(?: proszę)? (?!mi |nam )\\p{L}+),? (?:żeby|aby|by|że) (?<text>.+)',
  tr: '(?!bana|bize)(?:\\p{L}+(?:ye|ya|re|ra|ne|na|ğa|ğe|te|ta|lere|lara)|onlara|ona) (?<text>.+?)(?: diye)? (?:söyleyin|söyle|söyler misiniz|iletin|ilet|bildirin)',
  ar: '(?:أخبروا|أخبر|أبلغوا|أبلغ|قولوا|قل) (?:لل?\\p{L}+|ال\\p{L}+|لهم|هم) (?:بأن|أن|إن) (?<text>.+)',
  zh: '(?:请)?(?:告诉|转告|跟|让)(?:他们|她们|司机|师傅|厨房|店家|店员|老师|前台|员工|工作人员|快递员|房东)(?:说|一下|,|,)*(?<text>.+)',
  ja: '(?:運転手|ドライバー|配達員|配達の人|スタッフ|店員|シェフ|厨房|先生|担当者|受付|彼ら)(?:さん|の方)?に(?:は)?、?(?<text>.+?)(?:と|って|ように|よう)、?(?:伝えて|言って|知らせて|お伝え|頼んで).*',
}

import type { CommandLanguage } from '../kinds.ts'

/** What stands right before a name that is told by the way. All in small letters, with bars between. */
export interface IntroductionWords {
  /** Somebody tells who they are, or under which name they write. */
  readonly self: string
  /** Somebody else is spoken of: "it's for Bella". */
  readonly other: string
}

/** Turkish says for whom behind the name; Arabic, Chinese and Japanese have no capitals to tell a name by. */
export const introductionWords: Readonly<Partial<Record<CommandLanguage, IntroductionWords>>> = {
  en: {
    self: "i'm|i’m|im|i am|this is|as|signed|it's me|its me",
    other: "it's for|its for|it’s for|it is for",
  },
  de: {
    self: 'ich bin|bin|hier ist|als|ich bin der|ich bin die|gezeichnet',
    other: 'es ist für|ist für|das ist für|es geht um',
  },
  fr: {
    self: "je suis|moi c'est|moi c’est|c'est|c’est|ici|en tant que|comme",
    other: "c'est pour|c’est pour|il s'agit de|il s’agit de",
  },
  es: { self: 'soy|yo soy|como', other: 'es para|se trata de' },
  it: { self: 'sono|io sono|come', other: 'è per|si tratta di' },
  pt: {
    self: 'sou|sou o|sou a|eu sou|eu sou o|eu sou a|aqui é|como',
    other: 'é para|é para o|é para a|trata-se de',
  },
  nl: { self: 'ik ben|ben|dit is|met|als', other: 'het is voor|is voor|het gaat om' },
  pl: { self: 'jestem|tu|jako', other: 'to dla' },
  tr: { self: 'ben', other: '' },
}

/** Several people tell who they are: what follows is rather a company or a club than a person. */
export const groupWords: Readonly<Partial<Record<CommandLanguage, string>>> = {
  en: "we're|we’re|we are",
  de: 'wir sind|wir sind die|wir sind von',
  fr: "nous sommes|on est|nous, c'est|nous c'est",
  es: 'somos|nosotros somos',
  it: 'siamo|noi siamo',
  pt: 'somos|nós somos|somos a|somos o',
  nl: 'wij zijn|we zijn',
  pl: 'jesteśmy',
  tr: 'biz',
}

/** The same where there are no capitals: only words of being called so will do. What stands behind them counts to the next stop. */
export const callingPatterns: Readonly<Partial<Record<CommandLanguage, string>>> = {
  ar: '(?:أنا اسمي|اسمي هو|اسمي) (?<name>[\\p{sc=Arab}]+(?: [\\p{sc=Arab}]+)?)',
  zh: '(?:我的名字是|我的名字叫|我名叫|我叫)(?<name>[\\p{sc=Han}·]{2,4})',
  ja: '(?:私は|名前は)?(?<name>[\\p{sc=Han}\\p{sc=Kana}ー]{2,8}(?: [\\p{sc=Han}\\p{sc=Kana}ー]{1,6})?)(?:と申します|といいます|と言います)',
}

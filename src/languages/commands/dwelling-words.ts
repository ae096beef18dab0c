import type { CommandLanguage } from '../kinds.ts'

/** How a language says where somebody lives and where something is to be. */
export interface DwellingWords {
  /** What stands right before the town, in small letters, with bars between. */
  readonly lives: string
  /** What stands before any place. */
  readonly in: string
}

/** Polish bends the names of towns, and would be read wrongly. */
export const dwellingWords: Readonly<Partial<Record<CommandLanguage, DwellingWords>>> = {
  en: {
    lives: "i live in|we live in|living in|i'm based in|im based in|based in|i'm from|im from|i'm in|im in",
    in: 'in|near|around',
  },
  de: {
    lives: 'ich wohne in|wohne in|wir wohnen in|wohnhaft in|ich lebe in|lebe in|wohnort',
    in: 'in|bei|nach|ab',
  },
  fr: {
    lives:
      "j'habite à|j’habite à|habite à|j'habite|nous habitons à|on habite à|je vis à|domicilié à|domiciliée à",
    in: 'à|vers|près de',
  },
  es: { lives: 'vivo en|vivimos en|resido en|soy de|residente en', in: 'en|cerca de' },
  it: {
    lives: 'abito a|abito ad|vivo a|vivo ad|abitiamo a|residente a|residente ad|risiedo a|sto a',
    in: 'a|ad|vicino a',
  },
  pt: { lives: 'moro em|moramos em|vivo em|vivemos em|resido em|sou de', in: 'em|perto de' },
  nl: { lives: 'ik woon in|woon in|wij wonen in|we wonen in|woonachtig in', in: 'in|bij|naar' },
  ar: { lives: 'أسكن في|اسكن في|أعيش في|اعيش في|نسكن في', in: '' },
  zh: { lives: '我住在|住在', in: '' },
}

/** Where the town stands before the verb. */
export const dwellingsBehind: Readonly<Partial<Record<CommandLanguage, string>>> = {
  tr: "(?<name>\\p{Lu}[\\p{L}\\p{M}]+)['’](?:d|t)[ae] (?:oturuyor|yaşıyor|yasiyor|kalıyor)",
  ja: '(?<name>[\\p{sc=Han}\\p{sc=Kana}ー]{2,8})に住んで',
}

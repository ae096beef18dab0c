import type { CommandLanguage } from '../kinds.ts'

/** What stands behind a figure that counts thousands: "30 thousand". */
export const thousandWords: Readonly<Record<CommandLanguage, string>> = {
  en: 'thousand|grand',
  de: 'tausend',
  fr: 'mille',
  es: 'mil',
  it: 'mila|mille',
  pt: 'mil',
  nl: 'duizend',
  pl: 'tysiąc|tysiące|tysięcy|tys\\.?',
  tr: 'bin',
  ar: 'ألف|آلاف|ألفا',
  zh: '千',
  ja: '千',
}

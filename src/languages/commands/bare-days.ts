import type { CommandLanguage } from '../kinds.ts'

/** A day of the month without its month, which leans on a day that is told whole: "10 July … leaving on the 17th". `{d}` is the day; with `{end}` nothing that it may count follows. */
export const bareDays: Readonly<Record<CommandLanguage, string>> = {
  en: '(?:the )?{d}(?:st|nd|rd|th){end}',
  de: '(?:am|bis|bis zum|zum|vom|ab dem|der|den|dem) {d}\\.?{end}',
  fr: "(?:le|au|du|jusqu['’]au) {d}{end}",
  es: '(?:el|al|del|hasta el|día) {d}{end}',
  it: "(?:il|al|dal|fino al|l['’]) ?{d}{end}",
  pt: '(?:no dia|dia|até|até ao|ao|do dia) {d}{end}',
  nl: '(?:de|den|tot|tot en met|op|op de|tot de|vanaf de) {d}(?:e|de|ste)?{end}',
  pl: '(?:do|od|na) {d}(?:\\.|-go| dnia)?{end}',
  tr: "{d}['’](?:[sy]?[iıuü]nde|[ae]|[ye][ea]|[dt][ea]n?|[sy]?[iıuü]ne)(?: kadar)?",
  ar: '(?:يوم|في|حتى|إلى|من) {d}{end}',
  zh: '{d}[号日]',
  ja: '{d}日',
}

/** The same where no other day is told, and nothing else can be meant: "on the 21st". */
export const loneDayWords: Readonly<Partial<Record<CommandLanguage, string>>> = {
  en: '(?:the )?{d}(?:st|nd|rd|th){end}',
  de: '(?:am|bis zum|zum|vom|ab dem) {d}\\.',
  fr: '(?:le|au|du) {d}{end}',
  es: '(?:el día|el|día) {d}{end}',
  it: '(?:il giorno|il|dal|al) {d}{end}',
  pt: '(?:no dia|dia|do dia) {d}{end}',
  nl: '(?:op de|de|vanaf de) {d}(?:e|de|ste){end}',
  tr: "{d}['’](?:[sy]?[iıuü]nde|[sy]?[iıuü]ne)",
  ar: 'يوم {d}{end}',
  zh: '{d}[号日]',
  ja: '{d}日',
}

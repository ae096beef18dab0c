import type { CommandLanguage } from '../kinds.ts'

/** Patterns of single words, a language each; in Chinese and Japanese they may stand inside of others. */
type Patterns = Readonly<Record<CommandLanguage, string>>

/** What durations are counted in; with how many minutes each has. */
const timeUnitWords: Readonly<Record<CommandLanguage, Readonly<Record<TimeUnit, string>>>> = {
  en: {
    second: 'secs?|seconds',
    minute: 'min|mins|minutes?',
    hour: 'h|hours?',
    day: 'days?|working|business',
    week: 'weeks?',
    month: 'months?',
    year: 'years?',
  },
  de: {
    second: 'sekunden?',
    minute: 'minuten?',
    hour: 'stunden?',
    day: 'tage?n?',
    week: 'wochen?',
    month: 'monate?n?',
    year: 'jahre?n?',
  },
  fr: {
    second: 'secondes',
    minute: 'minutes?',
    hour: 'heures?',
    day: 'jours?',
    week: 'semaines?',
    month: 'mois',
    year: 'ans?|ann[ée]es?',
  },
  es: {
    second: 'segundos',
    minute: 'minutos?',
    hour: 'horas?',
    day: 'd[ií]as?',
    week: 'semanas?',
    month: 'mes(?:es)?',
    year: 'a[ñn]os?',
  },
  it: {
    second: 'secondi',
    minute: 'minut[oi]',
    hour: 'or[ae]',
    day: 'giorn[oi]',
    week: 'settiman[ae]',
    month: 'mes[ei]',
    year: 'ann[oi]',
  },
  pt: {
    second: 'segundos',
    minute: 'minutos?',
    hour: 'horas?',
    day: 'dias?',
    week: 'semanas?',
    month: 'm[eê]s(?:es)?',
    year: 'anos?',
  },
  nl: {
    second: 'seconden?',
    minute: 'minuten|minuut',
    hour: 'uur|uren',
    day: 'dag(?:en)?',
    week: 'week|weken',
    month: 'maand(?:en)?',
    year: 'jaar|jaren',
  },
  pl: {
    second: 'sekund[ay]?',
    minute: 'minut[ay]?',
    hour: 'godzin[ay]?',
    day: 'dni|dzie[ńn]',
    week: 'tygodni[ea]?|tydzie[ńn]',
    month: 'miesi[ąęae]c[ey]?',
    year: 'lat|lata|rok',
  },
  tr: {
    second: 'saniye',
    minute: 'dakika',
    hour: 'saat',
    day: 'g[üu]n',
    week: 'hafta',
    month: 'ay',
    year: 'y[ıi]l',
  },
  ar: {
    second: 'ثاني[ةه]|ثوان[ٍي]?',
    minute: 'دقيق[ةه]|دقائق',
    hour: 'ساع[ةه]|ساعات',
    day: 'يوما?|[أا]يام',
    week: '[أا]سبوعا?|[أا]سابيع',
    month: 'شهرا?|[أا]شهر|شهور',
    year: 'سن[ةه]|سنوات|سنين|عاما?|[أا]عوام',
  },
  zh: {
    second: '秒|秒钟',
    minute: '分|分钟',
    hour: '小时|时间',
    day: '天|日',
    week: '周',
    month: '个月',
    year: '年',
  },
  ja: { second: '秒', minute: '分', hour: '時間', day: '日', week: '週間', month: 'ヶ月|か月', year: '年' },
}

// A single "second" may be the one after the first.
const minutes = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1_440,
  week: 10_080,
  month: 43_800,
  year: 525_600,
} as const
type TimeUnit = keyof typeof minutes

const timeUnits = Object.entries(minutes).map(([unit, length]) => {
  const patterns = Object.values(timeUnitWords).map((words) => words[unit as TimeUnit])
  return { length, words: new RegExp(`^(?:${patterns.join('|')})$`, 'iu') }
})

/** How many minutes a unit of time has; undefined for what is none. */
export function minutesIn(unit: string): number | undefined {
  return timeUnits.find(({ words }) => words.test(unit))?.length
}

/** "At what time": asks for a time of day. */
export const clockWords: Patterns = {
  en: "time(?:'?s)?|late|early",
  de: 'uhr|uhrzeit|zeit|spat',
  fr: 'heures?',
  es: 'horas?',
  it: 'or[ae]',
  pt: 'horas?',
  nl: 'laat|hoelaat|tijdstip',
  pl: 'godzin(?:[aeęy]|ie)',
  tr: 'saat',
  ar: '(?:ال)?ساع[ةه]',
  zh: '.*几点.*',
  ja: '.*何時.*',
}

/** "On what day": asks for a date. */
export const dayWords: Patterns = {
  en: 'days?|dates?|years?|months?',
  de: 'tage?n?|datum|jahr|monat',
  fr: 'jours?|date|annee|mois',
  es: 'dias?|fecha|ano|mes',
  it: 'giorn[oi]|data|anno|mese',
  pt: 'dias?|data|ano|mes',
  nl: 'dag|dagen|datum|jaar|maand',
  pl: 'dzie[ńn]|dnia|rok|roku|miesiacu',
  tr: 'g[üu]n|tarih|y[ıi]l|y[ıi]l[ıi]nda|y[ıi]lda|ay',
  ar: 'يوم|سن[ةه]|عام|شهر',
  zh: '.*(?:哪天|哪一?年|几月|几号).*',
  ja: '.*何[日年月].*',
}

/** A word pattern over all languages at once: page and visitor may speak different ones. */
export function wholeWord(patterns: Patterns): RegExp {
  return new RegExp(`^(?:${Object.values(patterns).join('|')})$`, 'iu')
}

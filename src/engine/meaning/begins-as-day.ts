import { foldLetters, oncePerKey, type ConceptLanguage } from '#languages'

/** Whether a word begins as a day or a month that is written out: "sábados" does, "veniamo" only as the short "ven". */
export function beginsAsDay(letters: string, language: ConceptLanguage): boolean {
  return beginningsIn(language).has(letters.slice(0, told))
}

/** So many letters tell a day from other words. */
const told = 4

const beginningsIn = oncePerKey((language: ConceptLanguage) => {
  const days = Array.from({ length: 7 }, (_, day) => named(language, { weekday: 'long' }, 0, day + 1))
  const months = Array.from({ length: 12 }, (_, month) => named(language, { month: 'long' }, month, 15))
  return new Set([...days, ...months].map((name) => foldLetters(name, language).slice(0, told)))
})

function named(language: string, part: Intl.DateTimeFormatOptions, month: number, day: number): string {
  const date = new Date(Date.UTC(2023, month, day))
  return new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(date)
}

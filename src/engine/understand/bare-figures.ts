import { countedNouns, currencyWords, measuredUnits } from '#languages'

/** What says that figures are hours. */
const clock = /[:時点]|\d ?h(?!\p{L})|\b(?:am|pm|a\.m|p\.m|uhr|uur|o['’]clock)\b|\d\.\d\d\b/iu
/** "At 1930", "0900 to 1100": written as hours are. */
const asHour = /^(?:at|um|à|alle|a las|às|om|o)\s|\b0\d{3}\b|(?<!\d)(?:0[1-9]|1\d|2[0-3])[0-5]\d\s?[-–]/iu
const figures = /(?<!\d)\d{3,4}(?!\d)/u
const counted = /^\s(?!hours\b|\p{L}+days\b)\p{Ll}{3,}s\b/u

/** Whether what was read as hours of no day are rather figures: the 700 and the 1100 of "700 to 1100", the 2 and the 3 of "2 to 3 rooms". */
export function areFigures(said: string, after: string): boolean {
  if (clock.test(said)) return false
  return (
    (figures.test(said) && !asHour.test(said)) ||
    (/\d\s*(?:to|-|–)\s*\d{1,2}$/u.test(said) && counted.test(after))
  )
}

const bareHour = /(?<![\d:.])\d{1,2}$/u
const measure = new RegExp(
  String.raw`^\s?(?:[%°€$£]|(?:${countedNouns}|${currencyWords}|${measuredUnits})(?![\p{L}'’]))`,
  'iu',
)

/** Whether what was read as an hour only says how much: "à 8 degrés", "um 3 Personen mehr". */
export function isMeasured(said: string, after: string): boolean {
  return bareHour.test(said) && !clock.test(said) && measure.test(after)
}

import type { ConceptLanguage } from './concept-languages.ts'

/** A notion whose names the platform knows: a month, a weekday, a country, a currency, a language. */
export interface NamedNotion {
  id: string
  kind: string
  names(language: ConceptLanguage): string[]
}

/** Months, weekdays, countries, currencies and languages, named by the platform. */
export function namedNotions(): NamedNotion[] {
  return [
    ...range(12).map((month) => ({
      id: `month-${month + 1}`,
      kind: 'month',
      names: (language: ConceptLanguage) => dateNames(language, 'month', new Date(Date.UTC(2023, month, 15))),
    })),
    // The first of January 2023 was a Sunday; Monday is 1, as ISO 8601 counts.
    ...range(7).map((day) => ({
      id: `weekday-${day + 1}`,
      kind: 'weekday',
      names: (language: ConceptLanguage) =>
        dateNames(language, 'weekday', new Date(Date.UTC(2023, 0, day + 2))),
    })),
    ...named('country', 'region', countries()),
    ...named('currency', 'currency', currencies.split(' ')),
    ...named('language', 'language', languages.split(' ')),
  ]
}

function named(
  kind: string,
  type: 'region' | 'currency' | 'language',
  codes: readonly string[],
): NamedNotion[] {
  return codes.map((code) => ({
    id: `${kind}-${code.toLowerCase()}`,
    kind,
    names(language) {
      const short = displayNames(language, type, 'short').of(code)
      const long = displayNames(language, type, 'long').of(code)
      const own = type === 'currency' ? [code.toLowerCase()] : []
      return [
        ...new Set([long, short, ...own].flatMap((name) => (name && /\p{L}/u.test(name) ? [name] : []))),
      ]
    },
  }))
}

/** As a heading, inside a date ("stycznia") and short ("Jan."). */
function dateNames(language: ConceptLanguage, part: 'month' | 'weekday', date: Date): string[] {
  const inDate = dateFormat(language, `${part} long inside`).formatToParts(date)
  return [
    ...new Set([
      dateFormat(language, `${part} long`).format(date),
      inDate.find(({ type }) => type === part)?.value ?? '',
      dateFormat(language, `${part} short`).format(date),
    ]),
  ].filter((name) => /\p{L}{2}|^\p{sc=Han}$|月/u.test(name))
}

const made = new Map<string, Intl.DateTimeFormat | Intl.DisplayNames>()

function dateFormat(language: ConceptLanguage, form: string): Intl.DateTimeFormat {
  const key = `${language} ${form}`
  const [part = 'month', length = 'long', inside] = form.split(' ')
  const known = made.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const format = new Intl.DateTimeFormat(language, {
    [part]: length,
    ...(inside ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  made.set(key, format)
  return format
}

function displayNames(
  language: ConceptLanguage,
  type: 'region' | 'currency' | 'language',
  style: 'short' | 'long',
) {
  const key = `${language} ${type} ${style}`
  const known = made.get(key)
  if (known instanceof Intl.DisplayNames) return known
  const names = new Intl.DisplayNames(language, { type, style, fallback: 'none' })
  made.set(key, names)
  return names
}

/** Every two letters that the platform names, but for unions and placeholders. */
function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = range(26).map((place) => String.fromCharCode(65 + place))
  return letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter(
      (code) =>
        !/^(?:X[ABP-W]|Q.|EU|EZ|UN|ZZ|AN|BU|CS|DD|FX|NT|SU|TP|YD|YU|ZR|AC|CP|DG|EA|IC|TA|UK|CQ|DY|HV|NH|RH|VD|NQ|PC|PU|PZ|WK|MI|JT|CT|FQ)$/.test(
          code,
        ),
    )
    .filter((code) => names.of(code) !== undefined)
}

const currencies =
  'EUR USD GBP CHF JPY CNY SEK NOK DKK PLN CZK HUF RON BGN TRY RUB UAH AED SAR QAR KWD BHD OMR JOD LBP EGP MAD TND DZD IQD ILS INR PKR BDT LKR THB VND IDR MYR SGD PHP KRW TWD HKD AUD NZD CAD MXN BRL ARS CLP COP PEN UYU ZAR NGN KES GHS ISK RSD'
const languages =
  'en de fr es it pt nl pl tr ar zh ja ko ru uk cs sk sl hr sr bs mk bg ro hu el sq fi et lv lt sv no da is ga cy gd eu ca gl mt lb he fa ur hi bn pa ta te ml mr gu th vi id ms fil my km lo ne si ka hy az kk uz mn sw am so ha yo ig zu af ku ps bo la eo'

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

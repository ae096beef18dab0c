import { languages } from '#protocol'

/** Names that people use and the standard does not. */
const everyday =
  'uk, usa, us, england, scotland, wales, holland, the netherlands, czech republic, great britain, uae, america'

let names: ReadonlySet<string> | undefined

/** Whether a text is the name of a country, in any language we speak. */
export function isCountry(text: string): boolean {
  names ??= new Set([...everyday.split(', '), ...languages.flatMap(countriesIn)])
  return names.has(text.trim().toLowerCase())
}

function countriesIn(language: string): string[] {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) =>
    letters.flatMap((second) => display.of(first + second)?.toLowerCase() ?? []),
  )
}

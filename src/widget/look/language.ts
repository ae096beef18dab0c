import type { Language, SiteConfig } from '#protocol'

/** The first of these wishes whose language is in a table of words; English otherwise. */
export function chooseLanguage(
  wishes: readonly (string | undefined)[],
  words: Readonly<Record<Language, unknown>>,
): Language {
  const primary = wishes.map((wish) => wish?.toLowerCase().split(/[-_]/)[0] ?? '')
  return (primary.find((language) => Object.hasOwn(words, language)) ?? 'en') as Language
}

/** Where the wishes come from: the site's call or attribute, its configuration, the page, the browser. */
export function languageWishes(
  said: string | undefined,
  config: SiteConfig,
  window: Window,
): (string | undefined)[] {
  return [said, config.locale, window.document.documentElement.lang, ...window.navigator.languages]
}

/** The name of the owner's translation that fits, if there is one. English is what the untranslated words are in. */
export function translationFor(
  { translations = {} }: SiteConfig,
  wishes: readonly (string | undefined)[],
): string | undefined {
  const names = wishes.flatMap((wish) => (wish ? [wish, wish.split('-')[0] as string] : []))
  const match = names.find((name) => Object.hasOwn(translations, name) || name === 'en')
  return match && Object.hasOwn(translations, match) ? match : undefined
}

import { languages, type Language, type PageContext } from '#protocol'

/** The language to speak to the visitor of this page; English where we know no better. */
export function languageOf(page: Pick<PageContext, 'language'> | undefined): Language {
  const primary = page?.language?.toLowerCase().split('-')[0]
  return languages.find((language) => language === primary) ?? 'en'
}

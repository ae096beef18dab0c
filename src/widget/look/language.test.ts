import { launcherNames } from '#languages'
import { describe, expect, it } from 'vitest'
import { defaultSiteConfig } from '#protocol'
import { chooseLanguage } from './language.ts'
import { translated } from './translated.ts'

const config = {
  ...defaultSiteConfig(),
  greeting: 'Hello',
  translations: {
    de: { greeting: 'Hallo' },
    'pt-BR': { greeting: 'Oi', nudge: 'Ajuda?' },
    sv: { greeting: 'Hej' },
  },
}

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [[undefined, '', 'xx', 'FR'], 'fr'],
    [['zh_Hant'], 'zh'],
    [[], 'en'],
    [['__proto__', 'constructor'], 'en'],
  ])('of %j is %s', (wishes, language) => expect(chooseLanguage(wishes, launcherNames)).toBe(language))

  it.each([
    [['de-AT'], 'Hallo'],
    [['pt-BR'], 'Oi'],
    [['pt-PT'], 'Hello'],
    [['sv', 'en'], 'Hej'],
    [['en', 'de'], 'Hello'],
    [['constructor'], 'Hello'],
  ])('brings the owner’s own words for %j: %s', (wishes, greeting) =>
    expect(translated(config, wishes).greeting).toBe(greeting),
  )
})

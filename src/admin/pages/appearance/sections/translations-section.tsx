import { languages, type SiteConfig } from '#protocol'
import { Accordion, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../parts/icon.tsx'
import { languageName } from '../../../parts/language-name.ts'
import type { Editor } from '../use-editor.ts'
import { TranslationForm } from './translation-form.tsx'

export type Translation = NonNullable<SiteConfig['translations']>[string]

/** The owner's own words in other languages; the widget's own words are translated already. */
export function TranslationsSection({ editor: { config, set, issue, wrong, refused } }: { editor: Editor }) {
  const { translations = {} } = config
  const [opened, setOpened] = useState<string | null>(null)
  const put = (code: string, translation: Translation | undefined) => {
    const { [code]: _, ...others } = translations
    const next = translation ? { ...translations, [code]: translation } : others
    set({ translations: Object.keys(next).length > 0 ? next : undefined })
  }
  const isWrong = (code: string) =>
    [...Object.keys(wrong), ...refused].some((path) => path.startsWith(`translations.${code}.`))
  const missing = languages.filter((code) => !(code in translations))
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        The widget speaks {languages.length} languages by itself. Here you translate your own words; what is
        empty stays as written.
      </Text>
      <Accordion value={opened} onChange={setOpened} variant="contained">
        {Object.entries(translations).map(([code, translation]) => (
          <Accordion.Item key={code} value={code}>
            <Accordion.Control icon={isWrong(code) && <Icon name="warning" size={16} />}>
              {languageName(code)}
            </Accordion.Control>
            <Accordion.Panel>
              <TranslationForm
                original={config}
                translation={translation}
                issue={(path) => issue(`translations.${code}.${path}`)}
                onChange={(next) => put(code, next)}
                onRemove={() => put(code, undefined)}
                name={languageName(code)}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Select
        placeholder="Add a language"
        aria-label="Add a language"
        data={missing.map((code) => ({ value: code, label: languageName(code) }))}
        value={null}
        searchable
        onChange={(code) => {
          if (!code) return
          put(code, {})
          setOpened(code)
        }}
      />
    </Stack>
  )
}

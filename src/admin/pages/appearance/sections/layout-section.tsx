import { languages, siteChoices, type SiteConfig } from '#protocol'
import { Radio, Select, Stack } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { languageName } from '../../../parts/language-name.ts'
import type { Editor } from '../use-editor.ts'
import { choicesOf } from '../../../choices/say-choice.ts'

const abouts: Record<SiteConfig['layout'], string> = {
  floating: 'A panel above the launcher. Fits most sites.',
  'side-panel': 'A column along the edge; the page stays readable beside it.',
  'bottom-bar': 'A field at the foot of the page that grows when used.',
  modal: 'In the middle, above the dimmed page.',
  fullscreen: 'The whole window.',
  inline: 'Inside an element of your page with the id “pagehand”: <div id="pagehand"></div>.',
}

/** How it opens, where it stands, which language it starts in. */
export function LayoutSection({ editor: { config, set } }: { editor: Editor }) {
  return (
    <Stack>
      <Radio.Group
        label={fieldLabels.layout}
        value={config.layout}
        onChange={(layout) => set({ layout: layout as SiteConfig['layout'] })}
      >
        <Stack gap="xs" mt="xs">
          {choicesOf(siteChoices.layout).map(({ value, label }) => (
            <Radio
              key={value}
              value={value}
              label={label}
              description={abouts[value as SiteConfig['layout']]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Select
        label={fieldLabels.position}
        data={choicesOf(siteChoices.position)}
        value={config.position}
        onChange={(position) => set({ position: position as SiteConfig['position'] })}
      />
      <Select
        label={fieldLabels.locale}
        description="Of the widget's own words. Automatic: that of the page, else of the browser."
        data={[
          { value: '', label: 'Automatic' },
          ...languages.map((code) => ({ value: code, label: languageName(code) })),
        ]}
        value={config.locale ?? ''}
        onChange={(locale) => set({ locale: locale || undefined })}
      />
      <Select
        label={fieldLabels.dir}
        data={choicesOf(siteChoices.dir)}
        value={config.dir ?? 'auto'}
        onChange={(dir) => set({ dir: (dir ?? undefined) as SiteConfig['dir'] })}
      />
    </Stack>
  )
}

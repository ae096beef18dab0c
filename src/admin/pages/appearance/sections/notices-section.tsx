import type { SiteConfig } from '#protocol'
import { Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import type { Editor } from '../use-editor.ts'

type Consent = NonNullable<SiteConfig['consent']>

/** What visitors are told, and what they must agree to. */
export function NoticesSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { consent = { required: false } } = config
  const change = (part: Partial<Consent>) => set({ consent: { ...consent, ...part } })
  return (
    <Stack>
      <Textarea
        label={fieldLabels.disclaimer}
        description="Stands at the foot of the panel, beside the note that it is an AI assistant."
        autosize
        maxLength={500}
        value={config.disclaimer ?? ''}
        error={issue('disclaimer')}
        onChange={(event) => set({ disclaimer: event.currentTarget.value || undefined })}
      />
      <Switch
        label={fieldLabels['consent.required']}
        description="Before a visitor agrees nothing is stored in the browser and nothing is sent."
        checked={consent.required}
        onChange={(event) =>
          set({ consent: event.currentTarget.checked ? { ...consent, required: true } : undefined })
        }
      />
      {consent.required && (
        <>
          <Textarea
            label={fieldLabels['consent.text']}
            autosize
            maxLength={500}
            value={consent.text ?? ''}
            error={issue('consent.text')}
            onChange={(event) => change({ text: event.currentTarget.value || undefined })}
          />
          <TextInput
            label={fieldLabels['consent.url']}
            placeholder="/privacy"
            value={consent.url ?? ''}
            error={issue('consent.url')}
            onChange={(event) => change({ url: event.currentTarget.value.trim() || undefined })}
          />
        </>
      )}
      <Switch
        label={fieldLabels.sound}
        checked={config.sound ?? false}
        onChange={(event) => set({ sound: event.currentTarget.checked || undefined })}
      />
      <Switch
        label={fieldLabels.poweredBy}
        checked={config.poweredBy ?? false}
        onChange={(event) => set({ poweredBy: event.currentTarget.checked || undefined })}
      />
    </Stack>
  )
}

import type { SiteConfig } from '#protocol'
import { Stack, Switch, Textarea, TextInput } from '@mantine/core'
import type { Editor } from '../use-editor.ts'

type Consent = NonNullable<SiteConfig['consent']>

/** What visitors are told, and what they must agree to. */
export function NoticesSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { consent = { required: false } } = config
  const change = (part: Partial<Consent>) => set({ consent: { ...consent, ...part } })
  return (
    <Stack>
      <Textarea
        label="Disclaimer"
        description="Stands at the foot of the panel, beside the note that it is an AI assistant."
        autosize
        maxLength={500}
        value={config.disclaimer ?? ''}
        error={issue('disclaimer')}
        onChange={(event) => set({ disclaimer: event.currentTarget.value || undefined })}
      />
      <Switch
        label="Ask for consent first"
        description="Before a visitor agrees nothing is stored in the browser and nothing is sent."
        checked={consent.required}
        onChange={(event) =>
          set({ consent: event.currentTarget.checked ? { ...consent, required: true } : undefined })
        }
      />
      {consent.required && (
        <>
          <Textarea
            label="Words of the consent"
            autosize
            maxLength={500}
            value={consent.text ?? ''}
            error={issue('consent.text')}
            onChange={(event) => change({ text: event.currentTarget.value || undefined })}
          />
          <TextInput
            label="Address of your privacy page"
            placeholder="/privacy"
            value={consent.url ?? ''}
            error={issue('consent.url')}
            onChange={(event) => change({ url: event.currentTarget.value.trim() || undefined })}
          />
        </>
      )}
      <Switch
        label="A soft sound when a reply is there"
        checked={config.sound ?? false}
        onChange={(event) => set({ sound: event.currentTarget.checked || undefined })}
      />
      <Switch
        label="Show “Pagehand” at the foot"
        checked={config.poweredBy ?? false}
        onChange={(event) => set({ poweredBy: event.currentTarget.checked || undefined })}
      />
    </Stack>
  )
}

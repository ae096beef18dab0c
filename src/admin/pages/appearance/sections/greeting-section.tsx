import { Stack, Textarea, TextInput } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import type { Editor } from '../use-editor.ts'

/** What a visitor reads first. */
export function GreetingSection({ editor: { config, set, issue } }: { editor: Editor }) {
  return (
    <Stack>
      <TextInput
        label={fieldLabels.siteName}
        description="Stands at the top of the panel."
        maxLength={80}
        value={config.siteName ?? ''}
        error={issue('siteName')}
        onChange={(event) => set({ siteName: event.currentTarget.value || undefined })}
      />
      <Textarea
        label={fieldLabels.greeting}
        description="The first words. Say what it can do."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={config.greeting}
        error={issue('greeting')}
        onChange={(event) => set({ greeting: event.currentTarget.value })}
      />
      <TextInput
        label={fieldLabels.logoUrl}
        description="Address of a square picture, or a path of your site."
        placeholder="https://example.org/logo.svg"
        spellCheck={false}
        value={config.logoUrl ?? ''}
        error={issue('logoUrl')}
        onChange={(event) => set({ logoUrl: event.currentTarget.value.trim() || undefined })}
      />
    </Stack>
  )
}

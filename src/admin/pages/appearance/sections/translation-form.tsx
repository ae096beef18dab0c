import type { SiteConfig } from '#protocol'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { Icon } from '../../../parts/icon.tsx'
import { ChipsEditor } from './chips-editor.tsx'
import type { Translation } from './translations-section.tsx'

/** One language: each field shows what it stands for. */
export function TranslationForm(props: {
  original: SiteConfig
  translation: Translation
  name: string
  issue: (path: string) => string | undefined
  onChange: (translation: Translation) => void
  onRemove: () => void
}) {
  const { original, translation, name, issue, onChange, onRemove } = props
  const put = (part: Partial<Translation>) => onChange({ ...translation, ...part })
  return (
    <Stack>
      <Textarea
        label={fieldLabels['translations.greeting']}
        placeholder={original.greeting}
        autosize
        maxLength={500}
        value={translation.greeting ?? ''}
        error={issue('greeting')}
        onChange={(event) => put({ greeting: event.currentTarget.value || undefined })}
      />
      <TextInput
        label={fieldLabels['translations.launcherLabel']}
        placeholder={original.launcher.label ?? ''}
        maxLength={40}
        value={translation.launcherLabel ?? ''}
        error={issue('launcherLabel')}
        onChange={(event) => put({ launcherLabel: event.currentTarget.value || undefined })}
      />
      <TextInput
        label={fieldLabels['translations.nudge']}
        placeholder={original.nudge.message ?? ''}
        maxLength={140}
        value={translation.nudge ?? ''}
        error={issue('nudge')}
        onChange={(event) => put({ nudge: event.currentTarget.value || undefined })}
      />
      <Textarea
        label={fieldLabels['translations.disclaimer']}
        placeholder={original.disclaimer ?? ''}
        autosize
        maxLength={500}
        value={translation.disclaimer ?? ''}
        error={issue('disclaimer')}
        onChange={(event) => put({ disclaimer: event.currentTarget.value || undefined })}
      />
      <Text size="sm" fw={600}>
        {fieldLabels['translations.quickChips']}
      </Text>
      <ChipsEditor
        chips={translation.quickChips ?? []}
        withPaths={false}
        issue={(path) => issue(`quickChips.${path}`)}
        onChange={(quickChips) => put({ quickChips: quickChips.length > 0 ? quickChips : undefined })}
      />
      <Group>
        <Button
          variant="subtle"
          color="red"
          size="xs"
          leftSection={<Icon name="trash" size={14} />}
          onClick={onRemove}
        >
          Remove {name}
        </Button>
      </Group>
    </Stack>
  )
}

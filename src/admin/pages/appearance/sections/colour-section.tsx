import { siteChoices, type SiteConfig } from '#protocol'
import {
  Alert,
  ColorInput,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { contrastWarnings } from '../contrast-warnings.ts'
import type { Editor } from '../use-editor.ts'
import { choicesOf } from '../../../choices/say-choice.ts'

const swatches = ['#2f6fed', '#0f766e', '#15803d', '#b45309', '#be123c', '#7c3aed', '#334155', '#111827']

/** One colour, and everything follows from it. */
export function ColourSection({ editor }: { editor: Editor }) {
  const { config, set, issue } = editor
  const { typography } = config
  const type = (part: Partial<SiteConfig['typography']>) => set({ typography: { ...typography, ...part } })
  return (
    <Stack>
      <ColorInput
        label={fieldLabels.primaryColor}
        description="Every other colour of the widget is derived from this one."
        format="hex"
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
        swatches={swatches}
        value={config.primaryColor}
        error={issue('primaryColor')}
        onChange={(primaryColor) => set({ primaryColor })}
      />
      {contrastWarnings(config.primaryColor).map((warning) => (
        <Alert key={warning} color="orange" variant="light" p="xs" role="status">
          <Text size="xs">{warning}</Text>
        </Alert>
      ))}
      <div>
        <Text size="sm" fw={600} mb={4} id="theme-label">
          {fieldLabels.theme}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby="theme-label"
          data={choicesOf(siteChoices.theme)}
          value={config.theme ?? 'auto'}
          onChange={(theme) => set({ theme: theme as SiteConfig['theme'] })}
        />
      </div>
      <TextInput
        label={fieldLabels['typography.headingFont']}
        description="Names with commas. Your page or the visitor's system must have them; nothing is fetched."
        value={typography.headingFont}
        error={issue('typography.headingFont')}
        onChange={(event) => type({ headingFont: event.currentTarget.value })}
      />
      <TextInput
        label={fieldLabels['typography.bodyFont']}
        value={typography.bodyFont}
        error={issue('typography.bodyFont')}
        onChange={(event) => type({ bodyFont: event.currentTarget.value })}
      />
      <Select
        label={fieldLabels['typography.fontSize']}
        data={choicesOf(siteChoices.fontSize)}
        value={typography.fontSize ?? 'md'}
        onChange={(size) => type({ fontSize: (size ?? undefined) as SiteConfig['typography']['fontSize'] })}
      />
      <NumberInput
        label={fieldLabels['typography.headingWeight']}
        min={100}
        max={900}
        step={100}
        value={typography.headingWeight ?? 600}
        error={issue('typography.headingWeight')}
        onChange={(weight) => type({ headingWeight: typeof weight === 'number' ? weight : undefined })}
      />
      <TextInput
        label={fieldLabels['typography.buttonRadius']}
        description="A length, such as 10px or 0.5rem."
        value={typography.buttonRadius}
        error={issue('typography.buttonRadius')}
        onChange={(event) => type({ buttonRadius: event.currentTarget.value })}
      />
    </Stack>
  )
}

import { Stack, Text } from '@mantine/core'
import type { Editor } from '../use-editor.ts'
import { ChipsEditor } from './chips-editor.tsx'

/** Questions a visitor can choose instead of typing. */
export function ChipsSection({ editor: { config, set, issue } }: { editor: Editor }) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Shown under the greeting. The label is what the visitor sees, the message what is sent.
      </Text>
      <ChipsEditor
        chips={config.quickChips}
        onChange={(quickChips) => set({ quickChips })}
        issue={(path) => issue(`quickChips.${path}`)}
      />
    </Stack>
  )
}

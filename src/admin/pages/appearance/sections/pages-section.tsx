import { Stack, Switch } from '@mantine/core'
import { PathsInput } from '../../../parts/paths-input.tsx'
import type { Editor } from '../use-editor.ts'

/** Where it shows at all, once published. */
export function PagesSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { paths = {} } = config
  return (
    <Stack>
      <Switch
        label="Show the assistant"
        description="The pause switch. On the page Hosts it works at once, here with the next publishing."
        checked={config.enabled ?? true}
        onChange={(event) => set({ enabled: event.currentTarget.checked })}
      />
      <PathsInput
        label="Only on"
        description="Empty: on every page."
        value={paths.only}
        onChange={(only) => set({ paths: { ...paths, only } })}
        error={issue('paths.only')}
      />
      <PathsInput
        label="Never on"
        placeholder="/checkout/*"
        value={paths.except}
        onChange={(except) => set({ paths: { ...paths, except } })}
        error={issue('paths.except')}
      />
    </Stack>
  )
}

import { Anchor, Stack, Text } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { Link } from 'react-router'
import { PathsInput } from '../../../parts/paths-input.tsx'
import { useCurrentSite } from '../../../shell/site-context.ts'
import type { Editor } from '../use-editor.ts'

/** Where it shows at all, once published. */
export function PagesSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { paths = {} } = config
  const { site } = useCurrentSite()
  return (
    <Stack>
      <PathsInput
        label={fieldLabels['paths.only']}
        description="Paths begin with a slash; * stands for any characters, as in /blog/*. Empty: on every page."
        value={paths.only}
        onChange={(only) => set({ paths: { ...paths, only } })}
        error={issue('paths.only')}
      />
      <PathsInput
        label={fieldLabels['paths.except']}
        placeholder="/checkout/*"
        value={paths.except}
        onChange={(except) => set({ paths: { ...paths, except } })}
        error={issue('paths.except')}
      />
      <Text size="xs" c="dimmed">
        To take it off every page at once, pause it under{' '}
        <Anchor component={Link} to={`/sites/${site.id}/hosts`} inherit underline="always">
          Hosts
        </Anchor>
        .
      </Text>
    </Stack>
  )
}

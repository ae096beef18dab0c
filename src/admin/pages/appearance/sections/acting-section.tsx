import { Anchor, Stack, Switch, Text } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { Link } from 'react-router'
import { useCurrentSite } from '../../../shell/site-context.ts'
import type { Editor } from '../use-editor.ts'

/** Whether it may act at all. */
export function ActingSection({ editor: { config, set } }: { editor: Editor }) {
  const { site } = useCurrentSite()
  const { actions = {} } = config
  return (
    <Stack>
      <Switch
        label={fieldLabels['actions.enabled']}
        description="Off: it answers and points, and touches nothing."
        checked={actions.enabled ?? true}
        onChange={(event) => set({ actions: { ...actions, enabled: event.currentTarget.checked } })}
      />
      <Text size="xs" c="dimmed">
        What it asks first and what it must leave alone is under{' '}
        <Anchor component={Link} to={`/sites/${site.id}/policy`} inherit underline="always">
          Policy
        </Anchor>
        .
      </Text>
    </Stack>
  )
}

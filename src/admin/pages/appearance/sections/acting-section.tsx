import type { SiteConfig } from '#protocol'
import { Anchor, Stack, Switch, TagsInput, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useCurrentSite } from '../../../shell/site-context.ts'
import type { Editor } from '../use-editor.ts'

type Actions = NonNullable<SiteConfig['actions']>

/** Whether it may act at all, and the words that travel with the widget. */
export function ActingSection({ editor: { config, set } }: { editor: Editor }) {
  const { site } = useCurrentSite()
  const { actions = {} } = config
  const change = (part: Partial<Actions>) => set({ actions: { ...actions, ...part } })
  const words = (list: string[]) => (list.length > 0 ? list : undefined)
  return (
    <Stack>
      <Switch
        label="It may act on the page"
        description="Off: it answers and points, and touches nothing."
        checked={actions.enabled ?? true}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      <TagsInput
        label="Ask before"
        description="Words on buttons and links."
        value={actions.confirm ?? []}
        onChange={(list) => change({ confirm: words(list) })}
        maxTags={50}
        acceptValueOnBlur
      />
      <TagsInput
        label="Never touch"
        value={actions.deny ?? []}
        onChange={(list) => change({ deny: words(list) })}
        maxTags={50}
        acceptValueOnBlur
      />
      <Text size="xs" c="dimmed">
        These are published with the look. Rules that only the server knows are under{' '}
        <Anchor component={Link} to={`/sites/${site.id}/policy`} inherit underline="always">
          Policy
        </Anchor>
        .
      </Text>
    </Stack>
  )
}

import type { ConfigState } from '#protocol'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PathsInput } from '../../parts/paths-input.tsx'
import { useToast } from '../../parts/toast.tsx'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { usePublish, useSaveDraft } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** Saves the page rules and publishes them with the rest of the draft. */
export function PageRulesForm({ state }: { state: ConfigState }) {
  const { site, may } = useCurrentSite()
  const [paths, setPaths] = useState(state.draft.paths ?? {})
  const save = useSaveDraft()
  const publish = usePublish()
  const toast = useToast()
  const unsaved = JSON.stringify(paths) !== JSON.stringify(state.draft.paths ?? {})
  const onSave = async () => {
    try {
      const params = { id: site.id }
      const saved = await save.mutateAsync({ params, body: { ...state.draft, paths }, ifMatch: state.etag })
      if (!state.hasDraft) await publish.mutateAsync({ params, ifMatch: saved.etag })
      toast.done(state.hasDraft ? 'Saved in the draft. Publish it under Appearance.' : 'Published.')
    } catch (fault) {
      toast.failed(fault)
    }
  }
  return (
    <Stack>
      <PathsInput
        label="Only on"
        description="Empty: on every page."
        value={paths.only}
        onChange={(only) => setPaths({ ...paths, only })}
        disabled={!may('editor')}
      />
      <PathsInput
        label="Never on"
        placeholder="/checkout/*"
        value={paths.except}
        onChange={(except) => setPaths({ ...paths, except })}
        disabled={!may('editor')}
      />
      <UnsavedGuard unsaved={unsaved} what="the page rules" />
      {unsaved && (
        <Group justify="space-between">
          <Text size="xs" c="dimmed" maw={220}>
            {state.hasDraft
              ? 'A draft is open: this is saved into it.'
              : 'Visitors see it from their next page on.'}
          </Text>
          <Button onClick={() => void onSave()} loading={save.isPending || publish.isPending}>
            {state.hasDraft ? 'Save to draft' : 'Save and publish'}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

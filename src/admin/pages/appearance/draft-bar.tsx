import type { ConfigState } from '#protocol'
import { Badge, Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '../../parts/icon.tsx'
import { PendingChanges } from './pending-changes.tsx'
import type { Editor } from './use-editor.ts'
import { useDraftActions } from './use-draft-actions.ts'
import { Versions } from './versions.tsx'

/** How draft and published stand to each other, and the one main action: publish. */
export function DraftBar({ state, editor }: { state: ConfigState; editor: Editor }) {
  const { save, publish, discard, busy } = useDraftActions(state, editor)
  const [showing, { open, close }] = useDisclosure()
  const waiting = editor.unsaved || state.hasDraft
  return (
    <Group gap="xs" justify="flex-end">
      {editor.unsaved ? (
        <Badge color="red" variant="light" size="lg" tt="none">
          Unsaved
        </Badge>
      ) : state.hasDraft ? (
        <Badge color="orange" variant="light" size="lg" tt="none">
          Draft, not published
        </Badge>
      ) : (
        <Badge color="teal" variant="light" size="lg" tt="none">
          Published · version {state.version}
        </Badge>
      )}
      {waiting && <PendingChanges published={state.published} draft={editor.config} />}
      <Button variant="default" leftSection={<Icon name="history" size={16} />} onClick={open}>
        Versions
      </Button>
      {!editor.readOnly && waiting && (
        <Button variant="default" disabled={busy} onClick={() => void discard()}>
          Discard
        </Button>
      )}
      {!editor.readOnly && (
        <>
          <Button
            variant="default"
            disabled={!editor.unsaved || !editor.valid}
            loading={busy}
            onClick={() => void save()}
          >
            Save draft
          </Button>
          <Button disabled={!waiting || !editor.valid} loading={busy} onClick={() => void publish()}>
            Publish
          </Button>
        </>
      )}
      <Versions
        opened={showing}
        onClose={close}
        state={state}
        onTake={editor.take}
        readOnly={editor.readOnly}
      />
    </Group>
  )
}

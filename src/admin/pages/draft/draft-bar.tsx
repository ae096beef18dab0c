import type { ConfigState } from '#protocol'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { sayWrong } from '../../changes/say-issue.ts'
import { Icon } from '../../parts/icon.tsx'
import classes from './draft-bar.module.css'
import type { FormDraft } from './form-draft.ts'
import { PendingChanges } from './pending-changes.tsx'
import { TryDraft } from './try-draft.tsx'
import { useDraftActions } from './use-draft-actions.tsx'
import { Versions } from './versions.tsx'

/** How draft and published stand to each other, and the one main action: publish. */
export function DraftBar({ state, form }: { state: ConfigState; form: FormDraft }) {
  const { save, publish, discard, goBack, busy } = useDraftActions(form)
  const [showing, { open, close }] = useDisclosure()
  const [wrong] = Object.entries(form.wrong)
  const waiting = form.unsaved || state.hasDraft
  const [color, text] = form.unsaved
    ? ['red', 'Unsaved']
    : state.hasDraft
      ? ['orange', 'Draft, not published']
      : ['teal', `Published · version ${state.version}`]
  return (
    <Stack gap={4}>
      <Group gap="xs" className={classes.bar ?? ''}>
        <Group gap="xs" wrap="nowrap">
          <Badge color={color} variant="light" size="lg" tt="none">
            {text}
          </Badge>
          {state.hasDraft && <PendingChanges state={state} />}
        </Group>
        <Group gap="xs" className={classes.bar ?? ''}>
          <TryDraft unsaved={form.unsaved} />
          <Button variant="default" leftSection={<Icon name="history" size={16} />} onClick={open}>
            Versions
          </Button>
          {!form.readOnly && waiting && (
            <Button variant="default" disabled={busy} onClick={() => void discard()}>
              Discard
            </Button>
          )}
          {!form.readOnly && (
            <>
              <Button
                variant="default"
                disabled={!form.unsaved || wrong !== undefined}
                loading={busy}
                onClick={() => void save()}
              >
                Save draft
              </Button>
              <Button
                disabled={!waiting || wrong !== undefined}
                loading={busy}
                onClick={() => void publish()}
              >
                Publish
              </Button>
            </>
          )}
        </Group>
      </Group>
      {wrong && (
        <Text size="sm" c="red" role="status" className={classes.wrong ?? ''}>
          {sayWrong(...wrong)}
        </Text>
      )}
      <Versions
        opened={showing}
        onClose={close}
        live={state.version}
        readOnly={form.readOnly}
        busy={busy}
        onGoBack={(version) => void goBack(version, close)}
      />
    </Stack>
  )
}

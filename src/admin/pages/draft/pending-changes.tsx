import type { ConfigState } from '#protocol'
import { Button, Popover } from '@mantine/core'
import { changedFields } from '../../changes/changed-fields.ts'
import { Changes } from '../../changes/changes.tsx'
import { counted } from '../../parts/counted.ts'
import { draftFields } from './draft-fields.ts'

/** What publishing would change, field by field, in every part. */
export function PendingChanges({ state }: { state: ConfigState }) {
  const { published, assistant, policy } = state
  const before = { ...published, assistant: assistant.published, policy: policy.published }
  const after = draftFields(state)
  const { length } = changedFields(before, after)
  if (length === 0) return null
  return (
    <Popover returnFocus width={480} shadow="md" position="bottom-end" withinPortal>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm">
          {counted(length, 'change')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Changes before={before} after={after} />
      </Popover.Dropdown>
    </Popover>
  )
}

import type { SiteConfig } from '#protocol'
import { Button, Popover } from '@mantine/core'
import { changedFields } from '../audit/changed-fields.ts'
import { Changes } from '../audit/changes.tsx'

/** What publishing would change, field by field. */
export function PendingChanges({ published, draft }: { published: SiteConfig; draft: SiteConfig }) {
  const { length } = changedFields(published, draft)
  if (length === 0) return null
  return (
    <Popover width={480} shadow="md" position="bottom-end" withinPortal>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm">
          {length === 1 ? '1 change' : `${length} changes`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Changes before={published} after={draft} />
      </Popover.Dropdown>
    </Popover>
  )
}

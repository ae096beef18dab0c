import type { AuditEntry } from '#protocol'
import { Anchor, Box, Collapse, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Changes } from '../../changes/changes.tsx'
import { Moment } from '../../parts/moment.tsx'
import classes from './audit-line.module.css'
import { sayAction } from './say-action.ts'

/** A subject that is no name of the owner's. */
const isVersion = /^version \d+$/

/** What was changed where the audit keeps one value and no record of fields. */
const bareLabels: Readonly<Record<string, string>> = {
  admit: 'Role',
  changeMember: 'Role',
  removeMember: 'Role',
  addHost: 'Hosts',
  proveHost: 'Hosts',
  removeHost: 'Hosts',
  changeAnswer: 'Answer',
}

/** One change in a sentence; before and after on demand. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const [opened, { toggle }] = useDisclosure()
  const hasMore = entry.before !== null || entry.after !== null
  return (
    <Box className={classes.line ?? ''}>
      <Group justify="space-between" align="baseline" gap={4}>
        <Text size="sm" className="wrap-anywhere" flex="1 1 260px">
          <b>{entry.actor.name}</b> {sayAction(entry.action)}
          {entry.subject && (isVersion.test(entry.subject) ? ` ${entry.subject}` : ` “${entry.subject}”`)}
          {entry.site && (
            <Text span c="dimmed" inherit>
              {' '}
              · {entry.site.name}
            </Text>
          )}
        </Text>
        <Group gap="sm" wrap="nowrap">
          {hasMore && (
            <Anchor component="button" type="button" size="xs" onClick={toggle} aria-expanded={opened}>
              {opened ? 'Hide' : 'Details'}
            </Anchor>
          )}
          <Moment at={entry.at} size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }} />
        </Group>
      </Group>
      <Collapse expanded={opened}>
        <Changes before={entry.before} after={entry.after} bare={bareLabels[entry.action] ?? 'Value'} />
      </Collapse>
    </Box>
  )
}

import type { SessionSummary } from '#protocol'
import { Badge, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { sayReason } from '../../choices/rating-reasons.ts'
import { counted } from '../../parts/counted.ts'
import { Moment } from '../../parts/moment.tsx'
import classes from './conversation-row.module.css'
import { MarkBadges, OutcomeBadge } from './outcome-badge.tsx'
import { personOf } from './person-of.ts'

/** One conversation: how it began, when it was, how it ended. */
export function ConversationRow({
  session,
  to,
  active,
}: {
  session: SessionSummary
  to: string
  active: boolean
}) {
  const { preview, lastAt, outcomes, marks, rating, messages, online, host } = session
  const person = personOf(session)
  const why = rating && whyRated(rating)
  return (
    <Link
      to={to}
      className={classes.row ?? ''}
      data-active={active || undefined}
      {...(active && { 'aria-current': 'page' as const })}
    >
      <Text size="sm" fw={500} lineClamp={2} className="wrap-anywhere">
        {preview || 'No words'}
      </Text>
      <Group justify="space-between" gap="xs" mt={6} wrap="nowrap" align="flex-start">
        <Group gap={6} miw={0}>
          {online && (
            <Badge variant="dot" color="teal" size="sm">
              Online
            </Badge>
          )}
          {outcomes.map((outcome) => (
            <OutcomeBadge key={outcome} outcome={outcome} />
          ))}
          <MarkBadges marks={marks} />
        </Group>
        <Moment at={lastAt} size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }} />
      </Group>
      <Text size="xs" c="dimmed" mt={2} truncate>
        {person !== undefined && `${person} · `}
        {counted(messages, 'message')} · {host}
      </Text>
      {why && (
        <Text size="xs" c="dimmed" mt={2} lineClamp={2} className="wrap-anywhere">
          {why}
        </Text>
      )}
    </Link>
  )
}

/** Why it was rated so, in the visitor's reason and words; how, says its badge. */
function whyRated({ reason, comment }: NonNullable<SessionSummary['rating']>): string {
  return [reason && sayReason(reason), comment && `“${comment}”`].filter(Boolean).join(', ')
}

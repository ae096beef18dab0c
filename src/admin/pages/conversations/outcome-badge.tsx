import type { Outcome } from '#protocol'
import { Badge } from '@mantine/core'

/** How each outcome is called and coloured, everywhere. */
export const outcomeLooks: Record<Outcome, { label: string; color: string }> = {
  answered: { label: 'Answered', color: 'ink' },
  completed: { label: 'Task done', color: 'teal' },
  asked: { label: 'Asked back', color: 'grape' },
  unanswered: { label: 'No answer', color: 'orange' },
  failed: { label: 'Failed', color: 'red' },
  stopped: { label: 'Stopped', color: 'gray' },
}

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { label, color } = outcomeLooks[outcome]
  return (
    <Badge variant="light" color={color} size="sm" style={{ flexShrink: 0 }}>
      {label}
    </Badge>
  )
}

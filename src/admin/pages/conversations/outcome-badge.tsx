import type { Mark, Outcome } from '#protocol'
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

/** What else happened in a conversation. Each can be filtered by; `unsolved` stands for two outcomes that have badges. */
export const markLooks: Record<Mark, { label: string }> = {
  confirmed: { label: 'Confirmed' },
  sourced: { label: 'With a source' },
  contact: { label: 'Contact left' },
  unsolved: { label: 'Not solved' },
  liked: { label: 'Rated up' },
  disliked: { label: 'Rated down' },
}

/** All marks but the one that the outcomes' own badges tell. */
export function MarkBadges({ marks }: { marks: readonly Mark[] }) {
  return marks
    .filter((mark) => mark !== 'unsolved')
    .map((mark) => (
      <Badge key={mark} variant="default" c="dimmed" size="sm" style={{ flexShrink: 0 }}>
        {markLooks[mark].label}
      </Badge>
    ))
}

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { label, color } = outcomeLooks[outcome]
  return (
    <Badge variant="light" color={color} size="sm" style={{ flexShrink: 0 }}>
      {label}
    </Badge>
  )
}

import { byKind, type TimelineEntry, type TimelineKind } from '#protocol'
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmationEntry } from './entries/confirmation-entry.tsx'
import { ContactLeftEntry } from './entries/contact-left-entry.tsx'
import { FaultEntry } from './entries/fault-entry.tsx'
import { FeedbackEntry } from './entries/feedback-entry.tsx'
import { MessageEntry } from './entries/message-entry.tsx'
import { NotedEntry } from './entries/noted-entry.tsx'
import { OutcomeEntry } from './entries/outcome-entry.tsx'
import { PlanEntry } from './entries/plan-entry.tsx'
import { PolicyEntry } from './entries/policy-entry.tsx'
import { QuestionEntry } from './entries/question-entry.tsx'
import { ResultEntry } from './entries/result-entry.tsx'
import { UsageEntry } from './entries/usage-entry.tsx'
import classes from './timeline.module.css'

type EntryOf<Kind extends TimelineKind> = Extract<TimelineEntry, { kind: Kind }>
type Drawing<Kind extends TimelineKind> = (entry: EntryOf<Kind>, host: string) => ReactNode

/** How each kind is drawn. A kind the protocol knows and this table lacks does not compile. */
const drawings: { [Kind in TimelineKind]: Drawing<Kind> } = {
  message: (entry, host) => <MessageEntry entry={entry} host={host} />,
  plan: (entry) => <PlanEntry entry={entry} />,
  result: (entry) => <ResultEntry entry={entry} />,
  question: (entry) => <QuestionEntry entry={entry} />,
  confirmation: (entry) => <ConfirmationEntry entry={entry} />,
  policy: (entry) => <PolicyEntry entry={entry} />,
  usage: (entry) => <UsageEntry entry={entry} />,
  noted: (entry) => <NotedEntry entry={entry} />,
  outcome: (entry) => <OutcomeEntry entry={entry} />,
  fault: (entry) => <FaultEntry entry={entry} />,
  contact: (entry) => <ContactLeftEntry entry={entry} />,
  feedback: (entry) => <FeedbackEntry entry={entry} />,
}

/** Everything that was said and done, in the order it happened. */
export function Timeline({ entries, host }: { entries: readonly TimelineEntry[]; host: string }) {
  return (
    <Box component="ol" className={classes.timeline ?? ''} aria-label="Timeline">
      {entries.filter(stands).map((entry, place) => (
        <li key={place} data-kind={entry.kind}>
          {byKind(drawings, entry, host)}
        </li>
      ))}
    </Box>
  )
}

/** A thumb down is told again with its reason: the last word on a reply stands. */
function stands(entry: TimelineEntry, place: number, all: readonly TimelineEntry[]): boolean {
  if (entry.kind !== 'feedback') return true
  return !all.slice(place + 1).some((later) => later.kind === 'feedback' && later.streamId === entry.streamId)
}

import type { TimelineEntry, TimelineKind } from '#protocol'
import { Box } from '@mantine/core'
import type { ComponentType } from 'react'
import { ConfirmationEntry } from './entries/confirmation-entry.tsx'
import { FaultEntry } from './entries/fault-entry.tsx'
import { FeedbackEntry } from './entries/feedback-entry.tsx'
import { MessageEntry } from './entries/message-entry.tsx'
import { OutcomeEntry } from './entries/outcome-entry.tsx'
import { PlanEntry } from './entries/plan-entry.tsx'
import { PolicyEntry } from './entries/policy-entry.tsx'
import { QuestionEntry } from './entries/question-entry.tsx'
import { ResultEntry } from './entries/result-entry.tsx'
import { UsageEntry } from './entries/usage-entry.tsx'
import classes from './timeline.module.css'

type EntryOf<Kind extends TimelineKind> = Extract<TimelineEntry, { kind: Kind }>
type Drawing<Kind extends TimelineKind> = ComponentType<{ entry: EntryOf<Kind> }>

/** How each kind is drawn. A kind the protocol knows and this table lacks does not compile. */
const drawings: { [Kind in TimelineKind]: Drawing<Kind> } = {
  message: MessageEntry,
  plan: PlanEntry,
  result: ResultEntry,
  question: QuestionEntry,
  confirmation: ConfirmationEntry,
  policy: PolicyEntry,
  usage: UsageEntry,
  outcome: OutcomeEntry,
  fault: FaultEntry,
  feedback: FeedbackEntry,
}

/** Everything that was said and done, in the order it happened. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Box component="ol" className={classes.timeline ?? ''} aria-label="Timeline">
      {entries.map((entry, place) => {
        const Draw = drawings[entry.kind] as Drawing<TimelineKind>
        return (
          <li key={place} data-kind={entry.kind}>
            <Draw entry={entry} />
          </li>
        )
      })}
    </Box>
  )
}

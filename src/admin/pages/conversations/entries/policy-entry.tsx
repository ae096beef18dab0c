import type { TimelineEntry } from '#protocol'
import { Code, Text } from '@mantine/core'
import { Line } from './line.tsx'

type Policy = Extract<TimelineEntry, { kind: 'policy' }>

const decisions: Record<Policy['decision'], { color: string; title: string }> = {
  allow: { color: 'gray', title: 'Policy allowed' },
  ask: { color: 'grape', title: 'Policy: ask first' },
  refuse: { color: 'red', title: 'Policy refused' },
}

/** What the policy decided about a step, and by which rule. */
export function PolicyEntry({ entry }: { entry: Policy }) {
  const { color, title } = decisions[entry.decision]
  return (
    <Line
      icon="policy"
      color={color}
      at={entry.at}
      title={
        <>
          <b>{title}</b> {entry.step}
        </>
      }
    >
      <Text size="sm" c="dimmed" className="wrap-anywhere">
        {entry.reason} <Code>{entry.rule}</Code>
      </Text>
    </Line>
  )
}

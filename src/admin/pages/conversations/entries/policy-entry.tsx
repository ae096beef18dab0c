import type { TimelineEntry } from '#protocol'
import { Code, Text } from '@mantine/core'
import { Line } from './line.tsx'

type Policy = Extract<TimelineEntry, { kind: 'policy' }>

const decisions = {
  ask: { color: 'grape', title: 'Policy: ask first.' },
  refuse: { color: 'red', title: 'Policy refused.' },
} as const

/** What the policy decided about a step, by which rule and why. What it let pass is said quietly. */
export function PolicyEntry({ entry }: { entry: Policy }) {
  const step = entry.step.replace(/^\w+ -?\d+: /, '')
  if (entry.decision === 'allow')
    return (
      <Text size="xs" c="dimmed" ps={38} className="wrap-anywhere">
        Policy allowed: {step} ({entry.reason})
      </Text>
    )
  const { color, title } = decisions[entry.decision]
  return (
    <Line
      icon="policy"
      color={color}
      at={entry.at}
      title={
        <>
          <b>{title}</b> {step}
        </>
      }
    >
      <Text size="sm" c="dimmed" className="wrap-anywhere">
        {entry.reason} <Code>{entry.rule}</Code>
      </Text>
    </Line>
  )
}

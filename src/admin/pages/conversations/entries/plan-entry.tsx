import type { TimelineEntry } from '#protocol'
import { Code, Text } from '@mantine/core'
import { Line } from './line.tsx'
import { sayVerb } from './say-verb.ts'

type Plan = Extract<TimelineEntry, { kind: 'plan' }>

/** What it set out to do on the page, step by step, with the element each was aimed at. */
export function PlanEntry({ entry }: { entry: Plan }) {
  const count = entry.steps.length
  return (
    <Line
      icon="act"
      color="ink"
      at={entry.at}
      page={entry.page}
      title={<b>{count === 1 ? 'One step' : `${count} steps`} on the page</b>}
    >
      <ol style={{ margin: '4px 0 0', paddingInlineStart: 20, fontSize: 'var(--mantine-font-size-sm)' }}>
        {entry.steps.map((step, place) => (
          <li key={place}>
            <Text size="sm" className="wrap-anywhere">
              {sayVerb(step.action)} <Target step={step} />
              {step.inputData !== undefined && (
                <>
                  {' '}
                  <Code>{step.inputData}</Code>
                </>
              )}
            </Text>
          </li>
        ))}
      </ol>
    </Line>
  )
}

function Target({ step }: { step: Plan['steps'][number] }) {
  const name = step.element ?? step.tool ?? step.url
  return name ? <b>{name}</b> : <span>{step.description}</span>
}

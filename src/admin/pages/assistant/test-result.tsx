import type { AssistantTest } from '#protocol'
import { Badge, Group, Text } from '@mantine/core'
import { Moment } from '../../parts/moment.tsx'

/** How a test went: what was said, how long it took, what it cost. */
export function TestResult({ test }: { test: AssistantTest }) {
  const { ok, message, at, words, milliseconds, inputTokens, outputTokens } = test
  const cost = [
    milliseconds !== undefined && `${(milliseconds / 1000).toFixed(1)} s`,
    inputTokens !== undefined && `${inputTokens} tokens in`,
    outputTokens !== undefined && `${outputTokens} out`,
  ].filter(Boolean)
  return (
    <Group gap="xs" role="status">
      <Badge color={ok ? 'teal' : 'red'} variant="light">
        {ok ? 'Answers' : 'Does not answer'}
      </Badge>
      <Text size="sm" className="wrap-anywhere">
        {message} {words && `“${words}” `}
        {cost.length > 0 && `(${cost.join(', ')}) `}
        <Moment at={at} c="dimmed" />
      </Text>
    </Group>
  )
}

import type { TimelineEntry } from '#protocol'
import { Group, Text } from '@mantine/core'
import { Icon } from '../../../parts/icon.tsx'
import { Line } from './line.tsx'

/** How the steps went. */
export function ResultEntry({ entry }: { entry: Extract<TimelineEntry, { kind: 'result' }> }) {
  const { success, results, error, at, page } = entry
  return (
    <Line
      icon={success ? 'check' : 'cross'}
      color={success ? 'teal' : 'red'}
      at={at}
      page={page}
      title={success ? 'Done' : `Did not work${error ? `: ${sayError(error)}` : ''}`}
    >
      {results.map((result, place) => (
        <Group key={place} gap={6} wrap="nowrap" align="flex-start" mt={2}>
          <Text c={result.success ? 'teal' : 'red'} lh={1.5} component="span">
            <Icon name={result.success ? 'check' : 'cross'} size={13} />
          </Text>
          <Text size="sm" className="wrap-anywhere">
            {result.description ?? result.text ?? (result.success ? 'Done' : 'Failed')}
            {result.error && (
              <Text span c="red" inherit>
                {' '}
                ({sayError(result.error)})
              </Text>
            )}
          </Text>
        </Group>
      ))}
    </Line>
  )
}

function sayError(code: string): string {
  return code.replaceAll('_', ' ')
}

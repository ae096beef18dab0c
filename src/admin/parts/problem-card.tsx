import { Alert, Button, Group, Text } from '@mantine/core'
import { Icon } from './icon.tsx'

/** What went wrong and the next thing to try. */
export function ProblemCard({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const message = error instanceof Error ? error.message : 'Something went wrong.'
  return (
    <Alert
      color="red"
      variant="light"
      icon={<Icon name="warning" />}
      title="This could not be loaded"
      role="alert"
    >
      <Group justify="space-between" align="flex-end">
        <Text size="sm" className="wrap-anywhere">
          {message}
        </Text>
        {retry && (
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        )}
      </Group>
    </Alert>
  )
}

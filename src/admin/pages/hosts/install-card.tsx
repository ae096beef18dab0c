import { Card, Stack, Text, Title } from '@mantine/core'
import { useIdentity } from '../../identity/identity-context.ts'
import { CopyLine } from '../../parts/copy-line.tsx'
import { snippet } from '../wizard/snippet.ts'

/** The line to paste, for whoever comes back for it. */
export function InstallCard() {
  const { config } = useIdentity()
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2}>Install</Title>
        <Text size="sm" c="dimmed">
          One line before the closing &lt;/body&gt; of every page.
        </Text>
        <CopyLine text={snippet(config.publicUrl)} label="The line to paste" />
      </Stack>
    </Card>
  )
}

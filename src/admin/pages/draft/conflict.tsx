import type { ConfigState } from '#protocol'
import { Box, Stack, Text } from '@mantine/core'
import { changedFields } from '../../changes/changed-fields.ts'
import { Changes } from '../../changes/changes.tsx'
import { draftFields } from './draft-fields.ts'

/** What somebody else has done to the draft since this page was opened, and what can be done now. */
export function Conflict(props: { seen: ConfigState; now: ConfigState; advice: string }) {
  const { seen, now, advice } = props
  const [before, after] = [draftFields(seen), draftFields(now)]
  const published = now.version !== seen.version
  return (
    <Stack gap="sm">
      <Text size="sm">
        Since you opened this page, somebody else has{' '}
        {published ? `published version ${now.version}` : 'saved the draft'}.
        {changedFields(before, after).length > 0 && ' This is what is different now:'}
      </Text>
      {changedFields(before, after).length > 0 && (
        <Box mah={260} style={{ overflowY: 'auto' }}>
          <Changes before={before} after={after} />
        </Box>
      )}
      <Text size="sm">{advice}</Text>
    </Stack>
  )
}

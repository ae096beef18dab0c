import type { KnowledgeSource } from '#protocol'
import { Button, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { PathsInput } from '../../parts/paths-input.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useChangeSource } from '../../resources/use-knowledge.ts'

const schedules = [
  { value: '', label: 'Only when asked to' },
  { value: '24', label: 'Every day' },
  { value: '168', label: 'Every week' },
  { value: '720', label: 'Every month' },
]

/** What of a website is left out, and how often it is learned again. */
export function SourceSettings(props: { siteId: string; source: KnowledgeSource; onDone: () => void }) {
  const { siteId, source, onDone } = props
  const [exclude, setExclude] = useState(source.exclude)
  const [hours, setHours] = useState(source.everyHours === null ? '' : String(source.everyHours))
  const change = useChangeSource()
  const toast = useToast()
  const known = schedules.some(({ value }) => value === hours)
  const save = () =>
    change.mutate(
      {
        params: { id: siteId, sourceId: source.id },
        body: { exclude, everyHours: hours === '' ? null : Number(hours) },
      },
      {
        onSuccess: () => {
          toast.done('It counts from the next learning on.')
          onDone()
        },
        onError: toast.failed,
      },
    )
  return (
    <Stack gap="xs" maw={480}>
      <PathsInput
        label="Leave out"
        description="Paths that are not learned; * stands for anything"
        placeholder="/archive/*"
        value={exclude}
        onChange={(paths) => setExclude(paths ?? [])}
      />
      <Select
        label="Learn again"
        data={known ? schedules : [...schedules, { value: hours, label: `Every ${hours} hours` }]}
        value={hours}
        allowDeselect={false}
        onChange={(value) => setHours(value ?? '')}
      />
      <Button variant="default" onClick={save} loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
        Save
      </Button>
    </Stack>
  )
}

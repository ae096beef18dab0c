import type { KeyScope } from '#protocol'
import { Button, Group, Modal, MultiSelect, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CopyLine } from '../../parts/copy-line.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useMakeKey } from '../../resources/use-keys.ts'
import { useSites } from '../../resources/use-sites.ts'
import { scopeTexts } from './scope-texts.ts'

const scopes = Object.entries(scopeTexts).map(([value, label]) => ({ value, label }))
const ends = [
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
  { value: '', label: 'Never' },
]

/** Makes an API key, and shows it once. */
export function KeyDialog({
  organisation,
  opened,
  onClose,
}: {
  organisation: string
  opened: boolean
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<KeyScope>('read')
  const [siteIds, setSiteIds] = useState<string[]>([])
  const [days, setDays] = useState('90')
  const [made, setMade] = useState<string>()
  const sites = useSites().data?.items.filter((site) => site.organisation === organisation) ?? []
  const make = useMakeKey()
  const toast = useToast()
  const leave = () => {
    onClose()
    setMade(undefined)
    setName('')
  }
  const submit = () =>
    make.mutate(
      {
        query: { organisation },
        body: {
          name: name.trim(),
          scope,
          siteIds: siteIds.length > 0 ? siteIds : null,
          ...(days !== '' && { expiresInDays: Number(days) }),
        },
      },
      { onSuccess: ({ key }) => setMade(key), onError: toast.failed },
    )
  return (
    <Modal opened={opened} onClose={leave} size="lg" title={<Text fw={600}>New API key</Text>}>
      {made !== undefined ? (
        <Stack>
          <Text size="sm">Copy it now: it is shown only once.</Text>
          <CopyLine text={made} label="The key" />
          <Text size="sm" c="dimmed">
            Send it with each request: <code>Authorization: Bearer ph_…</code>
          </Text>
          <Group justify="flex-end">
            <Button onClick={leave}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack>
            <TextInput
              label="Name"
              description="What uses it, such as: nightly export."
              required
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
            <Select
              label="What it may do"
              data={scopes}
              value={scope}
              allowDeselect={false}
              onChange={(value) => setScope((value ?? 'read') as KeyScope)}
            />
            <MultiSelect
              label="Sites"
              description="Empty: all sites of the organisation."
              data={sites.map(({ id, name: label }) => ({ value: id, label }))}
              value={siteIds}
              onChange={setSiteIds}
            />
            <Select
              label="Ends"
              data={ends}
              value={days}
              allowDeselect={false}
              onChange={(value) => setDays(value ?? '')}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
              <Button type="submit" loading={make.isPending} disabled={name.trim() === ''}>
                Make the key
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}

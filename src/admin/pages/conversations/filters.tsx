import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { markLooks, outcomeLooks } from './outcome-badge.tsx'
import { useFilter } from './use-filter.ts'

const everything = { value: '', label: 'Any outcome' }
const choices = [
  { group: 'A turn ended so', items: optionsOf(outcomeLooks) },
  { group: 'It happened', items: optionsOf(markLooks) },
]

function optionsOf(looks: Record<string, { label: string }>) {
  return Object.entries(looks).map(([value, { label }]) => ({ value, label }))
}

/** Words, what happened, and the days that a number of the overview was about. */
export function Filters() {
  const { filter, change } = useFilter()
  const [words, setWords] = useState(filter.q ?? '')
  const search = useDebouncedCallback((q: string) => change({ q }), 300)
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Search conversations"
          placeholder="Words, name or e-mail"
          type="search"
          maxLength={200}
          leftSection={<Icon name="search" size={16} />}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            search(event.currentTarget.value.trim())
          }}
        />
        <Select
          w={140}
          aria-label="Outcome"
          data={[everything, ...choices]}
          value={filter.outcome ?? ''}
          onChange={(outcome) => change({ outcome: outcome ?? '' })}
        />
      </Group>
      {filter.from && filter.to && (
        <Group gap="xs" justify="space-between">
          <Text size="sm" c="dimmed">
            Began {filter.from} to {filter.to}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={() => change({ from: '', to: '', zone: '' })}>
            Any day
          </Button>
        </Group>
      )}
    </Stack>
  )
}

import { Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { outcomeLooks } from './outcome-badge.tsx'
import { useFilter } from './use-filter.ts'

const everything = { value: '', label: 'Any outcome' }
const outcomes = Object.entries(outcomeLooks).map(([value, { label }]) => ({ value, label }))

/** Words and outcome. */
export function Filters() {
  const { filter, change } = useFilter()
  const [words, setWords] = useState(filter.q ?? '')
  const search = useDebouncedCallback((q: string) => change({ q }), 300)
  return (
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
        data={[everything, ...outcomes]}
        value={filter.outcome ?? ''}
        onChange={(outcome) => change({ outcome: outcome ?? '' })}
      />
    </Group>
  )
}

import { Group, SegmentedControl, Select, TextInput } from '@mantine/core'
import type { NumbersRange } from '../../resources/use-numbers.ts'
import { daysBack, zones } from './days.ts'

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'own', label: 'Own' },
]

/** The time span: the last so many days, or two days of one's own; and whose days they are. */
export function RangeSelect({
  value,
  onChange,
}: {
  value: NumbersRange
  onChange: (range: NumbersRange) => void
}) {
  const { from, to, zone } = value
  const last = spans.find(({ value: days }) => days !== 'own' && isLast(value, Number(days)))
  const own = last === undefined
  return (
    <Group gap="xs" align="flex-end">
      <SegmentedControl
        aria-label="Time span"
        size="sm"
        data={spans}
        value={last?.value ?? 'own'}
        onChange={(days) => onChange(days === 'own' ? { from: to, to, zone } : daysBack(Number(days), zone))}
      />
      {own && (
        <>
          <TextInput
            type="date"
            size="sm"
            aria-label="From"
            value={from}
            max={to}
            onChange={({ currentTarget: { value: day } }) => {
              if (day !== '' && day <= to) onChange({ from: day, to, zone })
            }}
          />
          <TextInput
            type="date"
            size="sm"
            aria-label="To"
            value={to}
            min={from}
            onChange={({ currentTarget: { value: day } }) => {
              if (day !== '' && day >= from) onChange({ from, to: day, zone })
            }}
          />
        </>
      )}
      <Select
        size="sm"
        w={190}
        aria-label="Time zone"
        searchable
        allowDeselect={false}
        data={zones(zone)}
        value={zone}
        onChange={(chosen) => chosen && onChange({ from, to, zone: chosen })}
      />
    </Group>
  )
}

function isLast({ from, to, zone }: NumbersRange, days: number): boolean {
  const range = daysBack(days, zone)
  return range.from === from && range.to === to
}

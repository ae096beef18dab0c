import { SegmentedControl } from '@mantine/core'

const ranges = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
const msPerDay = 86_400_000

export type RangeName = (typeof ranges)[number]['value']

export function RangeSelect({ value, onChange }: { value: RangeName; onChange: (value: RangeName) => void }) {
  return (
    <SegmentedControl
      aria-label="Time span"
      size="sm"
      data={[...ranges]}
      value={value}
      onChange={(value) => onChange(value as RangeName)}
    />
  )
}

/** The last so many days, today included, in UTC as the server counts. */
export function rangeOf(name: RangeName, now: number): { from: string; to: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(now - (Number(name) - 1) * msPerDay), to: day(now) }
}

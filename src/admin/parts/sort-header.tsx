import { Group, Table, UnstyledButton } from '@mantine/core'
import { useState } from 'react'

export interface Sort<Key extends string> {
  readonly by: Key
  readonly down: boolean
  choose(by: Key): void
}

/** Sorts rows by one of several keys; the same key again turns the order around. */
export function useSort<Row, Key extends string>(
  rows: readonly Row[],
  keys: Record<Key, (row: Row) => string | number>,
): { sort: Sort<Key>; sorted: readonly Row[] } {
  const [by, setBy] = useState(Object.keys(keys)[0] as Key)
  const [down, setDown] = useState(false)
  const key = keys[by]
  const sorted = [...rows].sort((a, b) => compare(key(a), key(b)) * (down ? -1 : 1))
  const choose = (next: Key) => {
    setDown(next === by && !down)
    setBy(next)
  }
  return { sort: { by, down, choose }, sorted }
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A column's head that sorts by it. */
export function SortHeader<Key extends string>(props: {
  sort: Sort<Key>
  by: Key
  label: string
  /** Not on smaller screens. */
  visibleFrom?: 'sm'
}) {
  const { sort, by, label, visibleFrom } = props
  const here = sort.by === by
  return (
    <Table.Th
      aria-sort={here ? (sort.down ? 'descending' : 'ascending') : 'none'}
      {...(visibleFrom && { visibleFrom })}
    >
      <UnstyledButton fz="sm" fw={600} onClick={() => sort.choose(by)}>
        <Group gap={4} wrap="nowrap">
          {label}
          <span aria-hidden="true">{here ? (sort.down ? '↓' : '↑') : ''}</span>
        </Group>
      </UnstyledButton>
    </Table.Th>
  )
}

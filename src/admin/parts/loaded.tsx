import { Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemCard } from './problem-card.tsx'
import { Waiting } from './waiting.tsx'

/** Draws what a query brought; until then a skeleton, and a way to try again if it failed. */
export function Loaded<Data>(props: {
  query: UseQueryResult<Data>
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}) {
  const { query, waiting = <Waiting />, children } = props
  if (query.data === undefined)
    return query.isError ? <ProblemCard error={query.error} retry={() => void query.refetch()} /> : waiting
  if (!query.isRefetchError) return children(query.data)
  return (
    <Stack>
      <ProblemCard error={query.error} retry={() => void query.refetch()} />
      {children(query.data)}
    </Stack>
  )
}

import type { Outcome } from '#protocol'
import { useSearchParams } from 'react-router'
import type { SessionFilter } from '../../resources/use-sessions.ts'
import { outcomeLooks } from './outcome-badge.tsx'

/** The filter lives in the address: it can be shared, and the way back leads to it. */
export function useFilter(): {
  filter: SessionFilter
  search: string
  change: (part: Partial<Record<'q' | 'outcome', string>>) => void
} {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const outcome = params.get('outcome') ?? ''
  const text = params.toString()
  return {
    filter: { ...(q && { q }), ...(outcome in outcomeLooks && { outcome: outcome as Outcome }) },
    search: text && `?${text}`,
    change(part) {
      const next = Object.entries({ q, outcome, ...part }).filter(([, value]) => value)
      setParams(Object.fromEntries(next) as Record<string, string>, { replace: true })
    },
  }
}

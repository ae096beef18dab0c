import type { Mark, Outcome } from '#protocol'
import { useSearchParams } from 'react-router'
import type { SessionFilter } from '../../resources/use-sessions.ts'
import { markLooks, outcomeLooks } from './outcome-badge.tsx'

const names = ['q', 'outcome', 'from', 'to', 'zone'] as const
type Name = (typeof names)[number]

/** The filter lives in the address: it can be shared, and the way back leads to it. */
export function useFilter(): {
  filter: SessionFilter
  search: string
  change: (part: Partial<Record<Name, string>>) => void
} {
  const [params, setParams] = useSearchParams()
  const given = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >
  const { q, outcome, from, to, zone } = given
  const isKnown = outcome in outcomeLooks || outcome in markLooks
  const text = params.toString()
  return {
    filter: {
      ...(q && { q }),
      ...(isKnown && { outcome: outcome as Outcome | Mark }),
      ...(isDay(from) && isDay(to) && { from, to, ...(zone && { zone }) }),
    },
    search: text && `?${text}`,
    change(part) {
      const next = Object.entries({ ...given, ...part }).filter(([, value]) => value)
      setParams(Object.fromEntries(next) as Record<string, string>, { replace: true })
    },
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

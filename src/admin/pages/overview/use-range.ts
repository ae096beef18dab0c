import { useSearchParams } from 'react-router'
import type { NumbersRange } from '../../resources/use-numbers.ts'
import { daysBack, ownZone } from './days.ts'

/** The time span lives in the address: it can be shared, and the way back leads to it. The last week if none is there. */
export function useRange(): [NumbersRange, (range: NumbersRange) => void] {
  const [params, setParams] = useSearchParams()
  const zone = known(params.get('zone')) ?? ownZone()
  const [from, to] = [params.get('from'), params.get('to')]
  const range = isDay(from) && isDay(to) && from <= to ? { from, to, zone } : daysBack(7, zone)
  return [range, (chosen) => setParams({ ...chosen }, { replace: true })]
}

function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
}

function known(zone: string | null): string | undefined {
  try {
    return zone === null
      ? undefined
      : Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

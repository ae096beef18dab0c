import { useRead } from '../api/use-read.ts'
import type { NumbersRange } from './use-numbers.ts'

/** A site's counters by day. */
export const useStats = (id: string, range: NumbersRange) =>
  useRead('readStats', { params: { id }, query: range })

import { useRead } from '../api/use-read.ts'

/** A site's numbers by day. */
export const useStats = (id: string, range: { from: string; to: string }) =>
  useRead('readStats', { params: { id }, query: range })

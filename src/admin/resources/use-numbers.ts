import { useRead } from '../api/use-read.ts'

export interface NumbersRange {
  readonly from: string
  readonly to: string
  readonly zone: string
}

/** What came of the conversations of some days. */
export const useNumbers = (id: string, range: NumbersRange) =>
  useRead('readNumbers', { params: { id }, query: { ...range } })

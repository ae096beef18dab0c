import { useRead } from '../api/use-read.ts'

/** What visitors were asked before a step, and what they said. */
export const useAsked = (id: string) => useRead('readAsked', { params: { id } })

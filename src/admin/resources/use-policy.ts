import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

export const useSavePolicy = () => useChange('savePolicy', ['readSite', 'listSites', 'listAudit'])

/** What visitors were asked before a step, and what they said. */
export const useAsked = (id: string) => useRead('readAsked', { params: { id } })

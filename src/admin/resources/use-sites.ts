import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** Every site I may see. */
export const useSites = () => useRead('listSites', { query: { limit: '100' } })

export const useCreateSite = () => useChange('createSite', ['listSites', 'listRetention', 'listAudit'])

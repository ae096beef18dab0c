import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** How long transcripts stay, site by site. */
export const useRetention = (organisation: string) => useRead('listRetention', { query: { organisation } })

export const useChangeRetention = () =>
  useChange('changeRetention', ['listRetention', 'readSite', 'listSites', 'listAudit'])

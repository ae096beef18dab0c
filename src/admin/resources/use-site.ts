import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** One site; asked again now and then while something is awaited of it. */
export const useSite = (id: string, everyMs: number | false = false) =>
  useRead('readSite', { params: { id } }, { everyMs, enabled: id !== '' })

const touched = ['readSite', 'listSites', 'readConfig', 'listVersions', 'listRetention', 'listAudit'] as const

/** Renames a site, or pauses and resumes it. */
export const useChangeSite = () => useChange('changeSite', touched)

export const useRemoveSite = () => useChange('removeSite', ['listSites', 'listRetention', 'listAudit'])

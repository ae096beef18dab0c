import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** A site's allow-list, and where the widget has called in from. */
export const useHosts = (id: string, everyMs: number | false = false) =>
  useRead('listHosts', { params: { id } }, { everyMs })

const touched = ['listHosts', 'readSite', 'listSites', 'checkOrigin', 'listAudit'] as const

export const useAddHost = () => useChange('addHost', touched)
export const useProveHost = () => useChange('proveHost', touched)
export const useRemoveHost = () => useChange('removeHost', touched)

/** What an origin resolves to; nothing is asked while it is empty. */
export const useOriginCheck = (id: string, origin: string) =>
  useRead('checkOrigin', { params: { id }, query: { origin } }, { enabled: origin !== '' })

import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** What the assistant of a site may do on the page. */
export const usePolicy = (id: string) => useRead('readPolicy', { params: { id } })

export const useSavePolicy = () => useChange('savePolicy', ['readPolicy', 'readConfig', 'listAudit'])

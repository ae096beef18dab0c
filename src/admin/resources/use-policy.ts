import { useChange } from '../api/use-change.ts'

export const useSavePolicy = () => useChange('savePolicy', ['readSite', 'listSites', 'listAudit'])

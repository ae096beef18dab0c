import { useChange } from '../api/use-change.ts'

export const useChangePassword = () => useChange('changePassword')
export const useAcceptLink = () => useChange('acceptLink', ['me', 'listSites'])
export const useRenameOrganisation = () => useChange('renameOrganisation', ['me', 'listAudit'])

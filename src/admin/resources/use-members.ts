import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'

/** The members of an organisation. */
export const useMembers = (organisation: string) => usePages('listMembers', { query: { organisation } })

export const useChangeMember = () => useChange('changeMember', ['listMembers', 'me', 'listAudit'])
export const useRemoveMember = () => useChange('removeMember', ['listMembers', 'me', 'listAudit'])
export const useResetPassword = () => useChange('resetPassword', ['listAudit'])

import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'

/** Invitations nobody has taken yet. */
export const useInvitations = (organisation: string) =>
  usePages('listInvitations', { query: { organisation } })

export const useInvite = () => useChange('invite', ['listInvitations', 'listAudit'])
export const useWithdrawInvitation = () => useChange('withdrawInvitation', ['listInvitations', 'listAudit'])

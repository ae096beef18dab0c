import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'

/** Keys for programs that use the admin API. */
export const useKeys = (organisation: string) => usePages('listKeys', { query: { organisation } })

export const useMakeKey = () => useChange('makeKey', ['listKeys', 'listAudit'])
export const useRemoveKey = () => useChange('removeKey', ['listKeys', 'listAudit'])

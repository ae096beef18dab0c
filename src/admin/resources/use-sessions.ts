import type { AdminQuery } from '#protocol'
import { useChange } from '../api/use-change.ts'
import { useDownload } from '../api/use-download.ts'
import { usePages } from '../api/use-pages.ts'
import { afterErasing } from './after-erasing.ts'

export type SessionFilter = Pick<AdminQuery<'listSessions'>, 'q' | 'outcome' | 'from' | 'to' | 'zone'>

/** A new conversation comes onto the list by itself. */
const everyMs = 5_000

/** A site's conversations, newest first. */
export const useSessions = (id: string, filter: SessionFilter = {}, limit = 30) =>
  usePages('listSessions', { params: { id }, query: { ...filter, limit: String(limit) } }, { everyMs })

export const useEraseSessions = () => useChange('eraseSessions', afterErasing)
export const useExportSessions = () => useDownload('exportSessions')

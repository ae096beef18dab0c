import { useChange } from '../api/use-change.ts'
import { useDownload } from '../api/use-download.ts'
import { useRead } from '../api/use-read.ts'
import { afterErasing } from './after-erasing.ts'

/** One conversation with its timeline; a live one is asked for again. */
export function useSession(id: string, sessionId: string) {
  const everyMs = 10_000
  return useRead('readSession', { params: { id, sessionId } }, { enabled: sessionId !== '', everyMs })
}

export const useEraseSession = () => useChange('eraseSession', afterErasing)
export const useExportSession = () => useDownload('exportSession')

import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'
import { useRead } from '../api/use-read.ts'

/** What writing phrasings would take, and how far it is. */
export const usePhrasing = (
  id: string,
  languages: readonly string[] = [],
  everyMs: number | false = false,
) => {
  const query = languages.length === 0 ? {} : { languages: languages.join(',') }
  return useRead('readPhrasing', { params: { id }, query }, { everyMs })
}

const written = ['readPhrasing', 'listPhrasings', 'listAudit'] as const
export const useBeginPhrasing = () => useChange('beginPhrasing', written)
export const useStopPhrasing = () => useChange('stopPhrasing', written)

/** The phrasings that were written. */
export const usePhrasings = (id: string, words: string) =>
  usePages('listPhrasings', { params: { id }, query: words === '' ? {} : { words } })
export const useRemovePhrasing = () => useChange('removePhrasing', written)
export const useRemovePhrasings = () => useChange('removePhrasings', written)

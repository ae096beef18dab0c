import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'
import { useRead } from '../api/use-read.ts'

/** Where what is known of a site comes from. */
export const useSources = (id: string, everyMs: number | false = false) =>
  useRead('listSources', { params: { id } }, { everyMs })

const learned = ['listSources', 'listKnownPages', 'askKnowledge', 'readReadiness', 'listAudit'] as const

export const useAddSource = () => useChange('addSource', learned)
export const useAddFile = () => useChange('addFile', learned)
export const useChangeSource = () => useChange('changeSource', ['listSources'])
export const useLearnSource = () => useChange('learnSource', learned)
export const useRemoveSource = () => useChange('removeSource', learned)

/** The pages of a source, and what became of each. */
export const useKnownPages = (id: string, source: string) =>
  usePages('listKnownPages', { params: { id }, query: { source } })

/** What was taken from a page. */
export const usePassages = (id: string, pageId: string) => useRead('listPassages', { params: { id, pageId } })

/** How ready the site is. */
export const useReadiness = (id: string) => useRead('readReadiness', { params: { id } })

const answered = ['listAnswers', 'listGaps', 'askKnowledge', 'listAudit'] as const

/** The owner's own answers. */
export const useAnswers = (id: string, words: string) =>
  usePages('listAnswers', { params: { id }, query: words === '' ? {} : { words } })
export const useAddAnswer = () => useChange('addAnswer', answered)
export const useChangeAnswer = () => useChange('changeAnswer', answered)
export const useRemoveAnswer = () => useChange('removeAnswer', answered)
export const useImportAnswers = () => useChange('importAnswers', answered)

/** What visitors asked and nothing answered. */
export const useGaps = (id: string) => useRead('listGaps', { params: { id } })
export const useSetGapAside = () => useChange('setGapAside', ['listGaps'])

/** What would be answered. */
export const useAsk = () => useChange('askKnowledge', [])

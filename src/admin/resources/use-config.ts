import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** A site's draft and what is published. */
export const useConfig = (id: string) => useRead('readConfig', { params: { id } })

const touched = ['readConfig', 'readAssistant', 'listVersions', 'readSite', 'listSites', 'listAudit'] as const

export const useSaveDraft = () => useChange('saveDraft', touched)
export const useDiscardDraft = () => useChange('discardDraft', touched)
export const usePublish = () => useChange('publishConfig', touched)
/** Asks the saved draft what a visitor would. */
export const useAskDraft = () => useChange('askDraft', [])
/** A token to try the draft with; asked for when it is wanted, and for each trial again. */
export const useTryDraft = () => useChange('tryDraft', [])
export const useRollBack = () => useChange('rollBack', touched)

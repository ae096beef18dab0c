import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'

/** Persona, rules and model of a site, and how the model fares. */
export const useAssistant = (id: string, everyMs?: number) =>
  useRead('readAssistant', { params: { id } }, everyMs === undefined ? {} : { everyMs })

export const useSaveAssistant = () =>
  useChange('saveAssistant', ['readAssistant', 'readSite', 'listSites', 'listAudit'])
export const useTryAssistant = () => useChange('tryAssistant')
export const useTestAssistant = () => useChange('testAssistant', ['readAssistant'])

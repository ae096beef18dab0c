import { useChange } from '../api/use-change.ts'
import { useDownload } from '../api/use-download.ts'
import { useRead } from '../api/use-read.ts'
import { afterErasing } from './after-erasing.ts'

/** Everything of one person, once somebody is named. */
export const usePerson = (id: string, who: string) =>
  useRead('findPerson', { params: { id }, query: { who } }, { enabled: who !== '' })
export const useExportPerson = () => useDownload('exportPerson')
export const useErasePerson = () => useChange('erasePerson', afterErasing)

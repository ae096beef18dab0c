import { useChange } from '../api/use-change.ts'
import { useDownload } from '../api/use-download.ts'
import { usePages } from '../api/use-pages.ts'
import { useRead } from '../api/use-read.ts'

/** A new message comes onto the list by itself. */
const everyMs = 5_000
const changed = ['listContacts', 'listAudit'] as const

/** What visitors have left, newest first. */
export const useContacts = (id: string, { words, open }: { words: string; open: boolean }) =>
  usePages(
    'listContacts',
    { params: { id }, query: { ...(words !== '' && { q: words }), ...(open && { done: 'false' }) } },
    { everyMs },
  )
export const useChangeContact = () => useChange('changeContact', changed)
export const useEraseContact = () => useChange('eraseContact', changed)
export const useExportContacts = () => useDownload('exportContacts')

/** Who hears of them. */
export const useNotify = (id: string) => useRead('readNotify', { params: { id } })
export const useSaveNotify = () => useChange('saveNotify', ['readNotify', 'listAudit'])

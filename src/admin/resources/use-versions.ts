import { usePages } from '../api/use-pages.ts'

/** What was published when and by whom. */
export const useVersions = (id: string) =>
  usePages('listVersions', { params: { id }, query: { limit: '20' } })

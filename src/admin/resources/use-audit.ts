import { usePages } from '../api/use-pages.ts'

/** Every change in an organisation, or of one of its sites. */
export const useAudit = (organisation: string, site?: string) =>
  usePages('listAudit', { query: { organisation, ...(site && { site }) } })

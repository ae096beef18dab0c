import { createContext, use } from 'react'
import type { ApiClient } from './create-api-client.ts'

export const ApiContext = createContext<ApiClient | undefined>(undefined)

/** The client of the admin API. */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (!client) throw new Error('The API client is missing above this component.')
  return client
}

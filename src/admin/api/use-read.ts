import type { AdminAnswer, AdminCallName } from '#protocol'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from './api-context.ts'
import type { CallInput } from './create-api-client.ts'

/** Reads by a call of the admin API and keeps the answer; the call's name is the first part of its key. */
export function useRead<Name extends AdminCallName>(
  name: Name,
  input: CallInput<Name>,
  options: { enabled?: boolean; everyMs?: number | false } = {},
): UseQueryResult<AdminAnswer<Name>> {
  const { call } = useApi()
  return useQuery({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, { ...input, signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs ?? false,
  })
}

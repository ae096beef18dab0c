import type { AdminAnswer, AdminCallName } from '#protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.ts'
import type { CallInput } from './create-api-client.ts'

/** Changes something by a call of the admin API; what `refresh` names is read again afterwards. */
export function useChange<Name extends AdminCallName>(name: Name, refresh: readonly AdminCallName[] = []) {
  const { call } = useApi()
  const client = useQueryClient()
  return useMutation<AdminAnswer<Name>, Error, CallInput<Name>>({
    mutationKey: [name],
    mutationFn: (input) => call(name, input),
    onSuccess: async () => {
      await Promise.all(refresh.map((read) => client.invalidateQueries({ queryKey: [read] })))
    },
  })
}

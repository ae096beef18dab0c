import type { AdminAnswer, AdminCallName } from '#protocol'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from './api-context.ts'
import type { CallInput } from './create-api-client.ts'

interface PageOf<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}
type ListName = {
  [Name in AdminCallName]: AdminAnswer<Name> extends PageOf<unknown> ? Name : never
}[AdminCallName]
type ItemOf<Name extends ListName> = AdminAnswer<Name> extends PageOf<infer Item> ? Item : never

/** A list that comes page by page, as one array. */
export function usePages<Name extends ListName>(
  name: Name,
  input: CallInput<Name>,
  options: { everyMs?: number } = {},
) {
  const { call } = useApi()
  return useInfiniteQuery({
    queryKey: [name, input],
    queryFn: async ({ signal, pageParam }) => {
      const { query } = input as { query?: object }
      const at = pageParam === '' ? {} : { cursor: pageParam }
      return (await call(name, { ...input, query: { ...query, ...at }, signal })) as PageOf<ItemOf<Name>>
    },
    refetchInterval: options.everyMs ?? false,
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    select: ({ pages }): readonly ItemOf<Name>[] => pages.flatMap((page) => page.items),
  })
}

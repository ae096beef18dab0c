import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem, Problem } from './problem.ts'

/** Answers stay fresh for a while; only what may pass is tried again. */
export function createQueryClient({ onEnded }: { onEnded: () => void }): QueryClient {
  const onError = (error: unknown) => {
    if (isProblem(error, 'session_ended')) onEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network, too: a call that fails says so, one that waits in silence shows an empty page.
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => mayPass(error) && failures < 2,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

function mayPass(error: unknown): boolean {
  return (
    !(error instanceof Problem) ||
    error.code === 'unreachable' ||
    error.status === 503 ||
    error.status === 429
  )
}

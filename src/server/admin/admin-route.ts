import type { AdminEndpoint } from '#protocol'
import type { DeskStore } from '#store'
import type { Static } from 'typebox'
import { route, type Call, type Route } from '../routes/route.ts'
import { standingOf, type StandingOf } from './standing.ts'

type Handle<For extends AdminEndpoint> = (
  call: Call<For>,
  standing: StandingOf<For['access']>,
) => Promise<Static<For['answer']>>

/** Makes admin routes: a handler runs only after the table of the protocol has let the caller in. */
export function adminRoute(desk: Pick<DeskStore, 'sites'>) {
  return <For extends AdminEndpoint>(endpoint: For, handle: Handle<For>): Route =>
    route<AdminEndpoint>(endpoint, async (call) => {
      const standing = await standingOf(endpoint.access, call.request.caller, call, desk)
      return handle(call as unknown as Call<For>, standing as StandingOf<For['access']>)
    })
}

export type MakeAdminRoute = ReturnType<typeof adminRoute>

import type { AdminEndpoint } from '#protocol'
import type { AdminStore } from '#store'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { route, type Call, type Route } from '../../routes/route.ts'
import { authorize, type Authorized } from './authorize.ts'

type Handle<For extends AdminEndpoint> = (
  call: Call<For>,
  caller: Authorized<For['access']>,
) => Promise<Static<For['answer']>>

/** Makes admin routes: a handler runs only after the table of the protocol has let the caller in. */
export function adminRoute(admin: Pick<AdminStore, 'sites'>) {
  return <For extends AdminEndpoint>(endpoint: For, handle: Handle<For>): Route => {
    const callers = new WeakMap<FastifyRequest, Authorized<For['access']>>()
    return route<AdminEndpoint>(
      endpoint,
      async (call) => {
        const caller = callers.get(call.request)
        if (!caller) throw new Error('a call was not let in by anybody')
        return handle(call as unknown as Call<For>, caller)
      },
      // Strangers hear that they may not, whatever they sent.
      async (request) => {
        const caller = await authorize(endpoint.access, request.caller, request, admin)
        callers.set(request, caller as Authorized<For['access']>)
      },
    )
  }
}

export type MakeAdminRoute = ReturnType<typeof adminRoute>

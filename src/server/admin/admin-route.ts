import type { AdminEndpoint } from '#protocol'
import type { DeskStore } from '#store'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { route, type Call, type Route } from '../routes/route.ts'
import { standingOf, type StandingOf } from './standing.ts'

type Handle<For extends AdminEndpoint> = (
  call: Call<For>,
  standing: StandingOf<For['access']>,
) => Promise<Static<For['answer']>>

/** Makes admin routes: a handler runs only after the table of the protocol has let the caller in. */
export function adminRoute(desk: Pick<DeskStore, 'sites'>) {
  return <For extends AdminEndpoint>(endpoint: For, handle: Handle<For>): Route => {
    const standings = new WeakMap<FastifyRequest, StandingOf<For['access']>>()
    return route<AdminEndpoint>(
      endpoint,
      async (call) => {
        const standing = standings.get(call.request)
        if (!standing) throw new Error('a call was not let in by anybody')
        return handle(call as unknown as Call<For>, standing)
      },
      // Strangers hear that they may not, whatever they sent.
      async (request) => {
        const standing = await standingOf(endpoint.access, request.caller, request, desk)
        standings.set(request, standing as StandingOf<For['access']>)
      },
    )
  }
}

export type MakeAdminRoute = ReturnType<typeof adminRoute>

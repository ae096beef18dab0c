import type { DashboardConfig } from '#protocol'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiContext } from './api/api-context.ts'
import { createApiClient } from './api/create-api-client.ts'
import { createQueryClient } from './api/create-query-client.ts'
import { EndedContext } from './identity/ended-context.ts'
import type { SignIn } from './identity/identity.ts'
import { IdentityContext } from './identity/identity-context.ts'
import { routes } from './routes.tsx'
import { Themed } from './theme/themed.tsx'

/** Everything the pages stand on, built once. */
export function App({ config, identity }: { config: DashboardConfig; identity: SignIn }) {
  const [ended, setEnded] = useState(false)
  const [parts] = useState(() => {
    const end = () => setEnded(true)
    return {
      who: { identity, config },
      api: createApiClient({ token: identity.token, onEnded: end }),
      queries: createQueryClient({ onEnded: end }),
      router: createBrowserRouter(routes, { basename: '/dashboard' }),
    }
  })
  return (
    <Themed>
      <IdentityContext value={parts.who}>
        <EndedContext value={ended}>
          <ApiContext value={parts.api}>
            <QueryClientProvider client={parts.queries}>
              <RouterProvider router={parts.router} />
            </QueryClientProvider>
          </ApiContext>
        </EndedContext>
      </IdentityContext>
    </Themed>
  )
}

import type { DashboardConfig } from '#protocol'
import { createContext, use } from 'react'
import type { SignIn } from './identity.ts'

export const IdentityContext = createContext<{ identity: SignIn; config: DashboardConfig } | undefined>(
  undefined,
)

/** Who is signed in, and what the server said about signing in. */
export function useIdentity(): { identity: SignIn; config: DashboardConfig } {
  const value = use(IdentityContext)
  if (!value) throw new Error('The identity is missing above this component.')
  return value
}

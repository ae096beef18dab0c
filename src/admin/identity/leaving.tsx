import { useEffect, useState } from 'react'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'
import { SignInFailed } from './sign-in-failed.tsx'

/** On the way to the issuer; it leads back to where one was going. */
export function Leaving({ to }: { to: string }) {
  const { identity } = useIdentity()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    identity.signIn({ to }).catch(setFault)
  }, [identity, to])
  return fault ? <SignInFailed reason={fault} to={to} /> : <FullPage waiting />
}

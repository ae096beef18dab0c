import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { isProblem } from '../api/problem.ts'
import { Loaded } from '../parts/loaded.tsx'
import { useMe } from '../resources/use-me.ts'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'
import { NoMembership } from './no-membership.tsx'
import { SignInFailed } from './sign-in-failed.tsx'

/** Lets members through. Whoever has no token yet goes by the issuer, which may still know this browser. */
export function SignedInGate() {
  const { identity } = useIdentity()
  return identity.signedIn ? <MembersOnly /> : <Resuming />
}

function Resuming() {
  const { identity } = useIdentity()
  const { pathname, search } = useLocation()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    identity.resume({ to: pathname + search }).catch(setFault)
  }, [identity, pathname, search])
  return fault ? <SignInFailed reason={fault} to={pathname + search} /> : <FullPage waiting />
}

function MembersOnly() {
  const query = useMe()
  if (isProblem(query.error, 'forbidden')) return <NoMembership />
  return (
    <Loaded query={query} waiting={<FullPage waiting />}>
      {() => <Outlet />}
    </Loaded>
  )
}

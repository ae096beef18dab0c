import { Outlet, useLocation } from 'react-router'
import { isProblem } from '../api/problem.ts'
import { Loaded } from '../parts/loaded.tsx'
import { useMe } from '../resources/use-me.ts'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'
import { Leaving } from './leaving.tsx'
import { NoMembership } from './no-membership.tsx'

/** Lets members through; whoever has no token yet goes by the issuer. */
export function SignedInGate() {
  const { identity } = useIdentity()
  const { pathname, search } = useLocation()
  return identity.signedIn ? <MembersOnly /> : <Leaving to={pathname + search} />
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

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'
import { SignInFailed } from './sign-in-failed.tsx'

/** Where the issuer sends the browser back to. */
export function CallbackPage() {
  const { identity } = useIdentity()
  const go = useNavigate()
  const arrived = useRef(false)
  const [failure, setFailure] = useState<{ reason: string; to: string }>()
  useEffect(() => {
    // The code in the address can be used once.
    if (arrived.current) return
    arrived.current = true
    void identity.arrive().then((arrival) => {
      const { to, link } = arrival.errand
      if (arrival.outcome === 'failed') return setFailure({ reason: arrival.reason, to })
      return go(link ? `/join#${link}` : to, { replace: true })
    })
  }, [identity, go])
  return failure ? <SignInFailed reason={failure.reason} to={failure.to} /> : <FullPage waiting />
}

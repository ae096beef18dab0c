import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAcceptLink } from '../resources/use-account.ts'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'

/** Takes a sign-in link or an invitation with the account one has elsewhere. */
export function JoinPage() {
  const { identity } = useIdentity()
  const { hash } = useLocation()
  const [link] = useState(decodeURIComponent(hash.slice(1)))
  const go = useNavigate()
  const accept = useAcceptLink()
  if (!link)
    return (
      <FullPage
        title="This link is not complete"
        about="Copy the whole address of the invitation and open it again."
      />
    )
  if (!identity.signedIn)
    return (
      <FullPage title="You are invited" about="Sign in with your account first, then join.">
        <Button autoFocus onClick={() => void identity.signIn({ to: '/', link })}>
          Sign in
        </Button>
      </FullPage>
    )
  return (
    <FullPage title="Join" about="The invitation is bound to the account you are signed in with.">
      {accept.isError && (
        <Text size="sm" c="red" role="alert">
          {accept.error.message}
        </Text>
      )}
      <Button
        autoFocus
        loading={accept.isPending}
        onClick={() =>
          accept.mutate({ body: { token: link } }, { onSuccess: () => void go('/', { replace: true }) })
        }
      >
        Join
      </Button>
    </FullPage>
  )
}

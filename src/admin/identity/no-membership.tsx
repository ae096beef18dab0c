import { Button } from '@mantine/core'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'

/** Signed in, but a member of nothing. */
export function NoMembership() {
  const { identity } = useIdentity()
  return (
    <FullPage
      title="Ask for an invitation"
      about="You are signed in, but you do not belong to an organisation here yet. An owner can send you an invitation link."
    >
      <Button variant="default" onClick={() => void identity.signOut()}>
        Sign in with another account
      </Button>
    </FullPage>
  )
}

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { FullPage } from './full-page.tsx'

/** Where signing out ends when the issuer cannot end its own session. */
export function SignedOutPage() {
  return (
    <FullPage
      title="Signed out"
      about="Your identity provider may still know this browser. Sign out there as well on a shared machine."
    >
      <Button component={Link} to="/" autoFocus>
        Sign in again
      </Button>
    </FullPage>
  )
}

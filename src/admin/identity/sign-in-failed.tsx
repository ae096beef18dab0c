import { Button } from '@mantine/core'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'

/** The issuer could not be asked, or it said no. */
export function SignInFailed({ reason, to }: { reason: unknown; to: string }) {
  const { identity } = useIdentity()
  const text = reason instanceof Error ? reason.message : String(reason)
  const again = () => void identity.signIn({ to }).catch(() => window.location.reload())
  return (
    <FullPage title="Sign-in did not work" about={text}>
      <Button onClick={again} autoFocus>
        Try again
      </Button>
    </FullPage>
  )
}

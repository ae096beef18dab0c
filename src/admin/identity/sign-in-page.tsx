import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { FullPage } from './full-page.tsx'
import { useIdentity } from './identity-context.ts'
import { SignInFailed } from './sign-in-failed.tsx'

/** The door. */
export function SignInPage() {
  const { identity, config } = useIdentity()
  const { to = '/', link } = (useLocation().state ?? {}) as { to?: string; link?: string }
  const [leaving, setLeaving] = useState(false)
  const [fault, setFault] = useState<unknown>()
  if (fault) return <SignInFailed reason={fault} to={to} />
  return (
    <FullPage title="Sign in" about="Shape your assistant and see what it said and did.">
      <Button
        size="md"
        loading={leaving}
        autoFocus
        onClick={() => {
          setLeaving(true)
          identity.signIn({ to, ...(link && { link }) }).catch(setFault)
        }}
      >
        {config.embedded ? 'Sign in' : `Sign in with ${new URL(config.issuer).host}`}
      </Button>
      <Text size="xs" c="dimmed">
        {config.embedded
          ? 'First time here? Open the sign-in link the server printed when it started, or run “npx pagehand link”.'
          : 'First time here? Open the invitation you were sent.'}
      </Text>
    </FullPage>
  )
}

import { Button, MantineProvider } from '@mantine/core'
import { FullPage } from './identity/full-page.tsx'
import { styleNonce } from './theme/style-nonce.ts'
import { theme, variables } from './theme/theme.ts'

/** The server could not say how to sign in. */
export function StartFailed({ reason }: { reason: unknown }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <FullPage
        title="The dashboard could not start"
        about={reason instanceof Error ? reason.message : String(reason)}
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </FullPage>
    </MantineProvider>
  )
}

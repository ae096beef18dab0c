import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { styleNonce } from './style-nonce.ts'
import { theme, variables } from './theme.ts'

/** Dresses whatever the dashboard shows, under the page's strict policy. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}

import { Page } from '../../shell/page.tsx'

export function AppearancePage() {
  return <Page title="Appearance">{null}</Page>
}

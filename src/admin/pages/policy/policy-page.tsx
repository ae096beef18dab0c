import { Page } from '../../shell/page.tsx'

export function PolicyPage() {
  return <Page title="Policy">{null}</Page>
}

import { Page } from '../../shell/page.tsx'

export function HostsPage() {
  return <Page title="Hosts">{null}</Page>
}

import { Page } from '../../shell/page.tsx'

export function MembersPage() {
  return <Page title="Members">{null}</Page>
}

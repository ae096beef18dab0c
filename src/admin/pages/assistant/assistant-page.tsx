import { Page } from '../../shell/page.tsx'

export function AssistantPage() {
  return <Page title="Assistant">{null}</Page>
}

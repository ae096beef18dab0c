import { Page } from '../../shell/page.tsx'

export function ConversationsPage() {
  return <Page title="Conversations">{null}</Page>
}

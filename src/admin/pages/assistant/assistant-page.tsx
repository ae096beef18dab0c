import { Loaded } from '../../parts/loaded.tsx'
import { useAssistant } from '../../resources/use-assistant.ts'
import { Page } from '../../shell/page.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { AssistantForm } from './assistant-form.tsx'

/** Who it is, what it must know, and which model thinks for it. */
export function AssistantPage() {
  const { site } = useCurrentSite()
  const query = useAssistant(site.id)
  return (
    <Page
      title="Assistant"
      about="Who it is, what it must know, and which model thinks for it. Changes hold from the next message on."
    >
      <Loaded query={query}>{(settings) => <AssistantForm settings={settings} />}</Loaded>
    </Page>
  )
}

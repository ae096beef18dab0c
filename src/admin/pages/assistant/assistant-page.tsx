import { Loaded } from '../../parts/loaded.tsx'
import { useAssistant } from '../../resources/use-assistant.ts'
import { useConfig } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { AssistantForm } from './assistant-form.tsx'

/** Who it is, what it must know, and which model thinks for it. */
export function AssistantPage() {
  const { site } = useCurrentSite()
  const config = useConfig(site.id)
  const assistant = useAssistant(site.id)
  return (
    <Loaded query={config}>
      {(state) => (
        <Loaded query={assistant}>
          {(settings) => <AssistantForm key={site.id} state={state} settings={settings} />}
        </Loaded>
      )}
    </Loaded>
  )
}

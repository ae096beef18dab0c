import { Loaded } from '../../parts/loaded.tsx'
import { useConfig } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { AppearanceEditor } from './appearance-editor.tsx'

/** How the assistant looks, beside the assistant itself. */
export function AppearancePage() {
  const { site } = useCurrentSite()
  const query = useConfig(site.id)
  return <Loaded query={query}>{(state) => <AppearanceEditor key={site.id} state={state} />}</Loaded>
}

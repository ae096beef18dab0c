import { Loaded } from '../../parts/loaded.tsx'
import { useConfig } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { PolicyForm } from './policy-form.tsx'

/** What it may do on the page, and what it must ask first. */
export function PolicyPage() {
  const { site } = useCurrentSite()
  const query = useConfig(site.id)
  return <Loaded query={query}>{(state) => <PolicyForm key={site.id} state={state} />}</Loaded>
}

import { Loaded } from '../../parts/loaded.tsx'
import { usePolicy } from '../../resources/use-policy.ts'
import { Page } from '../../shell/page.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { PolicyForm } from './policy-form.tsx'

/** What it may do on the page, and what it must ask first. */
export function PolicyPage() {
  const { site } = useCurrentSite()
  const query = usePolicy(site.id)
  return (
    <Page
      title="Policy"
      about="What the assistant may do on a page. The server checks every step; no model can talk it out of these rules."
    >
      <Loaded query={query}>{(policy) => <PolicyForm key={JSON.stringify(policy)} policy={policy} />}</Loaded>
    </Page>
  )
}

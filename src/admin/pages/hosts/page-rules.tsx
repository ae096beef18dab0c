import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Loaded } from '../../parts/loaded.tsx'
import { useConfig } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { PageRulesForm } from './page-rules-form.tsx'

/** On which pages the assistant shows at all. */
export function PageRules() {
  const { site } = useCurrentSite()
  const query = useConfig(site.id)
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2}>Pages</Title>
          <Text size="sm" c="dimmed" mt={4}>
            Paths begin with a slash; * stands for any characters, as in /blog/*. Part of the draft under{' '}
            <Anchor component={Link} to={`/sites/${site.id}/appearance`} inherit underline="always">
              Appearance
            </Anchor>
            .
          </Text>
        </div>
        <Loaded query={query}>{(state) => <PageRulesForm key={state.etag} state={state} />}</Loaded>
      </Stack>
    </Card>
  )
}

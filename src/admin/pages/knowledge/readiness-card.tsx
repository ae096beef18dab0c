import type { Readiness } from '#protocol'
import { Anchor, Card, List, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../parts/counted.ts'
import { languageName } from '../../parts/language-name.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useReadiness } from '../../resources/use-knowledge.ts'

/** How ready the site is after it was learned: what could be asked, and what stands in the way. */
export function ReadinessCard({ siteId }: { siteId: string }) {
  const query = useReadiness(siteId)
  if (query.data?.learned === 0) return null
  return (
    <Card>
      <Stack>
        <Title order={2}>How ready it is</Title>
        <Loaded query={query}>{(report) => <Report report={report} />}</Loaded>
      </Stack>
    </Card>
  )
}

function Report({ report }: { report: Readiness }) {
  const { learned, passages, languages, leftOut, questions, nameless, asks } = report
  return (
    <Stack gap="sm">
      <Text size="sm">
        {counted(learned, 'page')} learned, {counted(passages, 'passage')}, in{' '}
        {languages.map(languageName).join(', ')}.
      </Text>
      <Part title="Questions a visitor could ask" items={questions} />
      <Part
        title="Pages that were not learned"
        about="Which they are: above, under Pages of their source."
        items={leftOut.map(({ reason, pages }) => `${pages} × ${reason}`)}
      />
      <Part
        title="Controls without a name"
        about="The assistant, like a screen reader, can hardly tell what they do."
        items={nameless.map(({ title, url, controls }) => (
          <>
            <PageLink title={title} url={url} />: {controls}
          </>
        ))}
      />
      <Part
        title="Asks the visitor for a yes before"
        items={asks.map(({ label, title, url }) => (
          <>
            {label} (<PageLink title={title} url={url} />)
          </>
        ))}
      />
    </Stack>
  )
}

function Part(props: { title: string; about?: string; items: readonly ReactNode[] }) {
  const { title, about, items } = props
  if (items.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {about !== undefined && (
        <Text size="xs" c="dimmed">
          {about}
        </Text>
      )}
      <List size="sm" className="wrap-anywhere">
        {items.map((item, at) => (
          <List.Item key={at}>{item}</List.Item>
        ))}
      </List>
    </div>
  )
}

function PageLink({ title, url }: { title: string; url: string }) {
  return (
    <Anchor inherit href={url} target="_blank" rel="noreferrer">
      {title || url}
    </Anchor>
  )
}

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { AnswersCard, type AnswerDraft } from './answers-card.tsx'
import { AskKnowledgeCard } from './ask-knowledge-card.tsx'
import { GapsCard } from './gaps-card.tsx'
import { PhrasingsCard } from './phrasings-card.tsx'
import { ReadinessCard } from './readiness-card.tsx'
import { SourcesCard } from './sources-card.tsx'

/** What the assistant knows of the site, where from, and what it could not answer. Everything here is live at once. */
export function KnowledgePage() {
  const { site, may } = useCurrentSite()
  const [draft, setDraft] = useState<AnswerDraft>()
  const common = { siteId: site.id, mayChange: may('editor') }
  return (
    <PageLayout
      title="Knowledge"
      about="What the assistant knows of your site. Changes count from the next message on."
    >
      <Stack>
        <SourcesCard {...common} hosts={site.hosts} />
        <GapsCard {...common} onAnswer={setDraft} />
        <AnswersCard {...common} draft={draft} onDraft={setDraft} />
        <PhrasingsCard {...common} />
        <AskKnowledgeCard siteId={site.id} />
        <ReadinessCard siteId={site.id} />
      </Stack>
    </PageLayout>
  )
}

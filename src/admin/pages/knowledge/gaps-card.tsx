import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useGaps, useSetGapAside } from '../../resources/use-knowledge.ts'
import type { AnswerDraft } from './answers-card.tsx'
import { GapRow } from './gap-row.tsx'

/** The rest of the page is not to lie behind a long list. */
const shown = 10

/** What visitors asked and nothing answered, or only what perhaps does. */
export function GapsCard(props: {
  siteId: string
  mayChange: boolean
  onAnswer: (draft: AnswerDraft) => void
}) {
  const { siteId, mayChange, onAnswer } = props
  const query = useGaps(siteId)
  const setAside = useSetGapAside()
  const toast = useToast()
  const [all, setAll] = useState(false)
  const put = (question: string, aside: boolean) =>
    setAside.mutate({ params: { id: siteId }, body: { question, aside } }, { onError: toast.failed })
  return (
    <Card>
      <Stack>
        <Title order={2}>Not answered</Title>
        <Loaded query={query}>
          {({ items }) => {
            const open = items.filter(({ aside }) => !aside)
            const putAside = items.filter(({ aside }) => aside)
            return (
              <>
                {open.length === 0 && (
                  <Text size="sm" c="dimmed">
                    No visitor has asked anything that is still not answered.
                  </Text>
                )}
                <Stack component="ul" className="plain-list">
                  {(all ? open : open.slice(0, shown)).map((gap) => (
                    <GapRow
                      key={gap.question}
                      {...{ siteId, gap, mayChange, onAnswer }}
                      onPutAside={() => put(gap.question, true)}
                    />
                  ))}
                </Stack>
                {!all && open.length > shown && (
                  <Group>
                    <Button variant="default" onClick={() => setAll(true)}>
                      Show all {open.length}
                    </Button>
                  </Group>
                )}
                {putAside.length > 0 && (
                  <details>
                    <summary>Put aside ({putAside.length})</summary>
                    <Stack component="ul" className="plain-list" gap="xs" pt="xs">
                      {putAside.map(({ question }) => (
                        <Group key={question} component="li" gap="xs">
                          <Text size="sm" className="wrap-anywhere">
                            {question}
                          </Text>
                          {mayChange && (
                            <Button
                              size="xs"
                              variant="subtle"
                              aria-label={`Take back: ${question}`}
                              onClick={() => put(question, false)}
                            >
                              Take back
                            </Button>
                          )}
                        </Group>
                      ))}
                    </Stack>
                  </details>
                )}
              </>
            )
          }}
        </Loaded>
      </Stack>
    </Card>
  )
}

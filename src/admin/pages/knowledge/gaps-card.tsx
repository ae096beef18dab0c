import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { languageName } from '../../parts/language-name.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useGaps, useSetGapAside } from '../../resources/use-knowledge.ts'
import type { AnswerDraft } from './answers-card.tsx'
import { NearestPassage } from './nearest-passage.tsx'

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
                  {open.map(({ question, alike, times, hosts, language }) => (
                    <Stack key={question} component="li" gap={4}>
                      <Group gap="xs">
                        <Text fw={600} className="wrap-anywhere">
                          {question}
                        </Text>
                        {times > 1 && <Badge variant="light">{times} times</Badge>}
                      </Group>
                      <Text size="xs" c="dimmed">
                        {[languageName(language), ...hosts, ...alike.map((each) => `“${each}”`)].join(' · ')}
                      </Text>
                      <NearestPassage
                        {...{ siteId, question, mayChange, onAnswer }}
                        beside={
                          mayChange && (
                            <>
                              <Button
                                size="xs"
                                variant="default"
                                onClick={() => onAnswer({ questions: question, text: '' })}
                              >
                                Add an answer
                              </Button>
                              <Button size="xs" variant="subtle" onClick={() => put(question, true)}>
                                Not ours to answer
                              </Button>
                            </>
                          )
                        }
                      />
                    </Stack>
                  ))}
                </Stack>
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
                            <Button size="xs" variant="subtle" onClick={() => put(question, false)}>
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

import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { Gap } from '#protocol'
import { languageName } from '../../parts/language-name.ts'
import type { AnswerDraft } from './answers-card.tsx'
import { NearestPassage } from './nearest-passage.tsx'

/** A question that nothing answers, and what the owner can do about it. */
export function GapRow(props: {
  siteId: string
  gap: Gap
  mayChange: boolean
  onAnswer: (draft: AnswerDraft) => void
  onPutAside: () => void
}) {
  const { siteId, gap, mayChange, onAnswer, onPutAside } = props
  const { question, alike, times, hosts, language } = gap
  return (
    <Stack component="li" gap={4}>
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
                aria-label={`Add an answer: ${question}`}
                onClick={() => onAnswer({ questions: question, text: '' })}
              >
                Add an answer
              </Button>
              <Button
                size="xs"
                variant="subtle"
                aria-label={`Not ours to answer: ${question}`}
                onClick={onPutAside}
              >
                Not ours to answer
              </Button>
            </>
          )
        }
      />
    </Stack>
  )
}

import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAsk } from '../../resources/use-knowledge.ts'
import type { AnswerDraft } from './answers-card.tsx'

/** What comes nearest to a question that was not answered, or only with "perhaps": the owner may make it the answer. */
export function NearestPassage(props: {
  siteId: string
  question: string
  mayChange: boolean
  onAnswer: (draft: AnswerDraft) => void
  /** What else can be done about the question. */
  beside: ReactNode
}) {
  const { siteId, question, mayChange, onAnswer, beside } = props
  const ask = useAsk()
  const [nearest] = ask.data?.items ?? []
  if (!ask.data)
    return (
      <Group gap="xs">
        {beside}
        <Button
          size="xs"
          variant="subtle"
          loading={ask.isPending}
          aria-label={`What comes nearest? ${question}`}
          onClick={() => ask.mutate({ params: { id: siteId }, body: { question } })}
        >
          What comes nearest?
        </Button>
        {ask.error && (
          <Text size="xs" c="red">
            {ask.error.message}
          </Text>
        )}
      </Group>
    )
  if (!nearest)
    return (
      <>
        <Text size="xs" c="dimmed" role="status">
          Nothing that is known comes near it. Write an answer, or learn a page that has one.
        </Text>
        <Group gap="xs">{beside}</Group>
      </>
    )
  const { text, title, url, score } = nearest
  return (
    <Stack gap={4} role="status">
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          Comes nearest, {Math.round(score * 100)} % sure
        </Text>
        {url !== null && /^https?:/.test(url) ? (
          <Anchor href={url} target="_blank" rel="noreferrer" size="xs">
            {title}
          </Anchor>
        ) : (
          <Text size="xs">{title}</Text>
        )}
      </Group>
      <Text size="sm" className="wrap-anywhere" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      <Group gap="xs">
        {mayChange && (
          <Button
            size="xs"
            variant="default"
            aria-label={`Use it as the answer: ${question}`}
            onClick={() => onAnswer({ questions: question, text, ...(url !== null && { url }) })}
          >
            Use it as the answer
          </Button>
        )}
        {beside}
      </Group>
    </Stack>
  )
}

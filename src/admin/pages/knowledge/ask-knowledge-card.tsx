import type { Found } from '#protocol'
import { Anchor, Badge, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useAsk } from '../../resources/use-knowledge.ts'

/** Tries a question: what would be answered, from where, and what came second. */
export function AskKnowledgeCard({ siteId }: { siteId: string }) {
  const [question, setQuestion] = useState('')
  const ask = useAsk()
  return (
    <Card>
      <Stack>
        <Title order={2}>Ask</Title>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            ask.mutate({ params: { id: siteId }, body: { question: question.trim() } })
          }}
        >
          <Group align="flex-end" gap="xs">
            <TextInput
              flex={1}
              miw={180}
              label="Try a question"
              maxLength={500}
              value={question}
              error={ask.error?.message}
              onChange={(event) => setQuestion(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={ask.isPending} disabled={question.trim() === ''}>
              Ask
            </Button>
          </Group>
        </form>
        <div aria-live="polite">
          {ask.data && (
            <Stack>
              <Text size="sm">
                {ask.data.answered
                  ? 'The first of these would be the answer.'
                  : 'Nothing is sure enough: it would not be answered from what is known.'}
              </Text>
              {ask.data.items.length > 0 && (
                <Text size="xs" c="dimmed">
                  The percentage is how sure it is; from 50 % on it answers.
                </Text>
              )}
              {bySureness(ask.data.items).map((found) => (
                <FoundRow key={`${found.url} ${found.text}`} found={found} />
              ))}
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}

/** The first stays where it is: it would be the answer. */
function bySureness([first, ...others]: readonly Found[]): Found[] {
  return first ? [first, ...others.toSorted((a, b) => b.score - a.score)] : []
}

const maxReasons = 4
/** What speaks for a passage, in words; the other measures only weigh it. */
const reasonNames: Readonly<Record<string, string>> = {
  coverage: 'words of the question',
  sentence: 'together in one sentence',
  pairs: 'side by side',
  head: 'in its heading',
  heading: 'its heading asks the same',
  meant: 'other words for it',
  meantHead: 'other words for it in its heading',
  theme: 'about the same thing',
  named: 'its heading names it',
  time: 'tells a time',
  price: 'tells a price',
  number: 'tells a number',
  answer: 'your own answer',
}

function FoundRow({ found }: { found: Found }) {
  const { text, title, url, headings, score, kind, why, phrasing } = found
  const reasons = why
    .filter(({ name, value }) => Object.hasOwn(reasonNames, name) && value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, maxReasons)
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Badge variant="light" color={score >= 0.5 ? 'teal' : 'gray'}>
          {Math.round(score * 100)} %
        </Badge>
        {url !== null && /^https?:/.test(url) ? (
          <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
            {title}
          </Anchor>
        ) : (
          <Text size="sm">{kind === 'answer' ? 'Your answer' : title}</Text>
        )}
        <Text size="xs" c="dimmed">
          {kind === 'answer' ? '' : headings.join(' › ')}
        </Text>
      </Group>
      <Text size="sm" className="wrap-anywhere" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      {phrasing !== null && (
        <Text size="xs" c="dimmed" className="wrap-anywhere">
          Found by the phrasing “{phrasing}”
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {reasons.map(({ name, value }) => `${reasonNames[name]} ${Math.round(value * 100)} %`).join(' · ')}
      </Text>
    </Stack>
  )
}

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { More } from '../../parts/more.tsx'
import { useToast } from '../../parts/toast.tsx'
import { usePhrasings, useRemovePhrasing } from '../../resources/use-phrasings.ts'

/** The phrasings that a model wrote, each with what it leads to. */
export function PhrasingList({ siteId, mayChange }: { siteId: string; mayChange: boolean }) {
  const [words, setWords] = useState('')
  const query = usePhrasings(siteId, words.trim())
  const remove = useRemovePhrasing()
  const toast = useToast()
  return (
    <Stack gap="xs">
      <TextInput
        label="Search phrasings"
        value={words}
        maxLength={200}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Loaded query={query}>
        {(phrasings) => (
          <Stack gap="xs" component="ul" className="plain-list">
            {phrasings.length === 0 && (
              <Text size="sm" c="dimmed" component="li">
                None has these words.
              </Text>
            )}
            {phrasings.map(({ id, question, quote, text, title, language }) => (
              <li key={id}>
                <Group justify="space-between" wrap="nowrap">
                  <Text size="sm" fw={600} className="wrap-anywhere" lang={language}>
                    {question}
                  </Text>
                  {mayChange && (
                    <Button
                      size="xs"
                      variant="subtle"
                      color="red"
                      aria-label={`Remove: ${question}`}
                      onClick={() =>
                        remove.mutate({ params: { id: siteId, phrasingId: id } }, { onError: toast.failed })
                      }
                    >
                      Remove
                    </Button>
                  )}
                </Group>
                <Text size="xs" c="dimmed" className="wrap-anywhere">
                  {title}: {quote === '' ? 'does not answer it.' : (quote ?? text.slice(0, 200))}
                </Text>
              </li>
            ))}
            <More query={query} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}

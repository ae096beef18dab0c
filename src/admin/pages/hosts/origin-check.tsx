import type { OriginCheck as Check } from '#protocol'
import { Alert, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useOriginCheck } from '../../resources/use-hosts.ts'

const verdicts: Record<Check['verdict'], { color: string; title: string }> = {
  'this-site': { color: 'teal', title: 'This site answers' },
  'another-site': { color: 'orange', title: 'Another site answers' },
  'not-registered': { color: 'red', title: 'Refused: not registered' },
  'not-an-origin': { color: 'red', title: 'Refused: not an origin' },
}

/** Says what an address would get, and why. */
export function OriginCheck({ siteId }: { siteId: string }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const query = useOriginCheck(siteId, asked)
  return (
    <Card>
      <Stack>
        <Title order={2}>Check an address</Title>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(originOf(text))
          }}
        >
          <Group align="flex-end" gap="xs">
            <TextInput
              flex={1}
              miw={180}
              label="Page address"
              description="What would the assistant do there?"
              placeholder="https://www.example.org/prices"
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={text.trim() === ''}>
              Check
            </Button>
          </Group>
        </form>
        {asked !== '' && (
          <Loaded query={query} waiting={<Waiting rows={1} height={80} />}>
            {({ verdict, why, entry, lastSeenAt }) => (
              <Alert
                variant="light"
                color={verdicts[verdict].color}
                title={verdicts[verdict].title}
                role="status"
              >
                <Text size="sm">{why}</Text>
                {entry && (
                  <Text size="sm" mt={4}>
                    By the entry <b>{entry}</b>.
                  </Text>
                )}
                {lastSeenAt !== null && (
                  <Text size="sm" mt={4}>
                    Last seen there: <Moment at={lastSeenAt} />
                  </Text>
                )}
              </Alert>
            )}
          </Loaded>
        )}
      </Stack>
    </Card>
  )
}

/** A browser sends scheme, host and port of a page; people paste whole addresses, or the host alone. */
function originOf(text: string): string {
  const given = text.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`
  return URL.canParse(address) && new URL(address).origin !== 'null' ? new URL(address).origin : given
}

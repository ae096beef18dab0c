import type { Person, SiteSummary } from '#protocol'
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useConfirm } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useErasePerson, useExportPerson } from '../../resources/use-person.ts'

/** What was found of somebody, and the two things to do with it. */
export function PersonFound(props: {
  site: Pick<SiteSummary, 'id' | 'name'>
  who: string
  person: Person
  mayErase: boolean
}) {
  const { site, who, person, mayErase } = props
  const { conversations, contacts, silent } = person
  const download = useExportPerson()
  const erase = useErasePerson()
  const confirm = useConfirm()
  const toast = useToast()
  const input = { params: { id: site.id }, query: { who } }
  const said = sayCounts(person)
  if (said === '')
    return (
      <Card>
        <NothingYet icon="person" title={`Nothing is kept of ${who}`}>
          The whole address or id must be the same. Visitors who gave no name are found by their words, under
          Conversations.
        </NothingYet>
      </Card>
    )
  const askToErase = async () => {
    const agreed = await confirm({
      title: `Erase everything of ${who}?`,
      text: `${said} on ${site.name} are erased for good, with notes, ratings and what was still to be delivered. Mails and webhooks that were sent stay where they are.`,
      confirm: 'Erase everything',
      danger: true,
    })
    if (agreed)
      erase.mutate(input, {
        onSuccess: () => toast.done('Everything that was kept of this person is erased.'),
        onError: toast.failed,
      })
  }
  return (
    <Card>
      <Stack>
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} className="wrap-anywhere">
              {who}
            </Title>
            <Text size="sm" c="dimmed">
              {said}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              loading={download.isPending}
              leftSection={<Icon name="download" size={16} />}
              onClick={() => download.mutate(input, { onError: toast.failed })}
            >
              Export
            </Button>
            {mayErase && (
              <Button
                variant="subtle"
                color="red"
                loading={erase.isPending}
                leftSection={<Icon name="trash" size={16} />}
                onClick={() => void askToErase()}
              >
                Erase everything
              </Button>
            )}
          </Group>
        </Group>
        <Stack component="ul" className="plain-list" gap="sm">
          {conversations.map(({ id, preview, host, startedAt }) => (
            <li key={id}>
              <Anchor component={Link} to={`/sites/${site.id}/conversations/${id}`} className="wrap-anywhere">
                {preview || 'No words'}
              </Anchor>
              <Text size="sm" c="dimmed">
                Conversation · {host} · <Moment at={startedAt} />
              </Text>
            </li>
          ))}
          {contacts.map(({ id, message, host, at }) => (
            <li key={id}>
              <Text className="wrap-anywhere" lineClamp={3}>
                {message}
              </Text>
              <Text size="sm" c="dimmed">
                Message left · {host} · <Moment at={at} />
              </Text>
            </li>
          ))}
          {silent.map(({ host, at }, place) => (
            <li key={place}>
              <Text size="sm" c="dimmed">
                Open visit without a word · {host} · <Moment at={at} />
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function sayCounts({ conversations, contacts, silent }: Person): string {
  return [
    count(conversations.length, 'conversation', 'conversations'),
    count(contacts.length, 'message left', 'messages left'),
    count(silent.length, 'open visit', 'open visits'),
  ]
    .filter(Boolean)
    .join(', ')
}

function count(number: number, one: string, more: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : more}`
}

import type { ContactDelivery, ContactEntry } from '#protocol'
import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useConfirm } from '../../parts/confirm.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useChangeContact, useEraseContact } from '../../resources/use-contacts.ts'

/** One message, and what can be done with it. */
export function ContactRow(props: { siteId: string; contact: ContactEntry; mayChange: boolean }) {
  const { siteId, contact, mayChange } = props
  const { id, name, email, message, at, host, doneAt, conversation, deliveries } = contact
  const change = useChangeContact()
  const erase = useEraseContact()
  const confirm = useConfirm()
  const toast = useToast()
  const params = { id: siteId, contactId: id }
  const askToErase = async () => {
    const text = `The message of ${name ?? email} is erased for good. Mails and webhooks that were sent stay where they are.`
    if (await confirm({ title: 'Erase this message?', text, confirm: 'Erase', danger: true }))
      erase.mutate({ params }, { onError: toast.failed })
  }
  return (
    <Stack component="li" gap={4}>
      <Group gap="xs">
        <Text fw={600} className="wrap-anywhere">
          {name ?? email}
        </Text>
        {doneAt !== null && (
          <Badge size="sm" variant="light" color="teal">
            Done
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" component="div" className="wrap-anywhere">
        <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor> · {host} · <Moment at={at} />
      </Text>
      <Text size="sm" className="wrap-anywhere" style={{ whiteSpace: 'pre-wrap' }}>
        {message}
      </Text>
      {deliveries.map((delivery) => (
        <Text
          key={delivery.kind}
          size="xs"
          c={delivery.state === 'dead' ? 'red' : 'dimmed'}
          className="wrap-anywhere"
        >
          {sayDelivery(delivery)}
        </Text>
      ))}
      <Group gap="xs">
        {mayChange && (
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              change.mutate({ params, body: { done: doneAt === null } }, { onError: toast.failed })
            }
          >
            {doneAt === null ? 'Mark as done' : 'Open again'}
          </Button>
        )}
        {conversation && (
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/sites/${siteId}/conversations/${conversation}`}
          >
            Read the conversation
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/sites/${siteId}/person?who=${encodeURIComponent(email)}`}
        >
          Everything of this person
        </Button>
        {mayChange && (
          <Button size="xs" variant="subtle" color="red" onClick={() => void askToErase()}>
            Erase
          </Button>
        )}
      </Group>
    </Stack>
  )
}

const kinds = { mail: 'E-mail', webhook: 'Webhook' } as const

function sayDelivery({ kind, state, tries, error }: ContactDelivery): string {
  const what = kinds[kind]
  if (state === 'sent') return `${what} sent.`
  if (state === 'dead') return `${what} not delivered after ${tries} tries. ${error ?? ''}`
  return tries === 0 ? `${what} on its way.` : `${what} not delivered yet; it is tried again. ${error ?? ''}`
}

import type { NotifySettings } from '#protocol'
import { Button, Card, Group, PasswordInput, Stack, TagsInput, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useNotify, useSaveNotify } from '../../resources/use-contacts.ts'

/** Who is told of a new message. */
export function NotifyCard({ siteId }: { siteId: string }) {
  const query = useNotify(siteId)
  return (
    <Card>
      <Stack>
        <Title order={2}>Notifications</Title>
        <Loaded query={query}>{(settings) => <NotifyForm siteId={siteId} settings={settings} />}</Loaded>
      </Stack>
    </Card>
  )
}

function NotifyForm({ siteId, settings }: { siteId: string; settings: NotifySettings }) {
  const [emails, setEmails] = useState(settings.emails)
  const [webhookUrl, setWebhookUrl] = useState(settings.webhookUrl ?? '')
  const [secret, setSecret] = useState('')
  const save = useSaveNotify()
  const toast = useToast()
  const submit = () =>
    save.mutate(
      {
        params: { id: siteId },
        body: {
          emails,
          webhookUrl: webhookUrl.trim() || null,
          ...(secret !== '' && { webhookSecret: secret }),
        },
      },
      {
        onSuccess: () => {
          setSecret('')
          toast.done('Saved. It counts from the next message on.')
        },
        onError: toast.failed,
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        <TagsInput
          label="E-mail addresses"
          description="Empty: the address under Appearance, Contact."
          value={emails}
          maxTags={10}
          acceptValueOnBlur
          onChange={setEmails}
        />
        {!settings.mails && (
          <Text size="sm" c="dimmed">
            This server sends no mail yet: whoever runs it sets SMTP_URL and MAIL_FROM.
          </Text>
        )}
        <TextInput
          label="Webhook"
          description="Every message is sent to this address as a POST, and again if it does not answer with a 2xx status."
          placeholder="https://example.org/hooks/pagehand"
          value={webhookUrl}
          maxLength={2_048}
          onChange={(event) => setWebhookUrl(event.currentTarget.value)}
        />
        <PasswordInput
          label="Webhook secret"
          description={
            settings.hasSecret
              ? 'One is kept. Write another to replace it.'
              : 'At least 16 characters. With it every request is signed.'
          }
          value={secret}
          maxLength={200}
          autoComplete="new-password"
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import type { SiteContact } from '#protocol'
import { Stack, Switch, TextInput } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import type { Editor } from '../use-editor.ts'

/** How a visitor reaches a person. */
export function ContactSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { contact = {} } = config
  const change = (part: Partial<SiteContact>) => {
    const entries = Object.entries({ ...contact, ...part }).filter(([, value]) => value !== undefined)
    set({ contact: entries.length > 0 ? Object.fromEntries(entries) : undefined })
  }
  return (
    <Stack>
      <TextInput
        label={fieldLabels['contact.email']}
        type="email"
        placeholder="hello@example.org"
        value={contact.email ?? ''}
        error={issue('contact.email')}
        onChange={(event) => change({ email: event.currentTarget.value.trim() || undefined })}
      />
      <TextInput
        label={fieldLabels['contact.phone']}
        type="tel"
        maxLength={40}
        value={contact.phone ?? ''}
        error={issue('contact.phone')}
        onChange={(event) => change({ phone: event.currentTarget.value || undefined })}
      />
      <TextInput
        label={fieldLabels['contact.url']}
        placeholder="/contact"
        value={contact.url ?? ''}
        error={issue('contact.url')}
        onChange={(event) => change({ url: event.currentTarget.value.trim() || undefined })}
      />
      <TextInput
        label={fieldLabels['contact.hours']}
        description="When somebody is there, in your words."
        placeholder="Monday to Friday, 9 to 17"
        maxLength={200}
        value={contact.hours ?? ''}
        error={issue('contact.hours')}
        onChange={(event) => change({ hours: event.currentTarget.value || undefined })}
      />
      <Switch
        label={fieldLabels['contact.leaveMessage']}
        description="It is kept under Contacts, and sent to you as you decide there. Off: no message is taken."
        checked={contact.leaveMessage ?? false}
        onChange={(event) => change({ leaveMessage: event.currentTarget.checked })}
      />
    </Stack>
  )
}

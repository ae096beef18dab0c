import { Card, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../parts/loaded.tsx'
import { More } from '../../parts/more.tsx'
import { NothingYet } from '../../parts/nothing-yet.tsx'
import { useContacts } from '../../resources/use-contacts.ts'
import { ContactRow } from './contact-row.tsx'

/** The list, found by any part of a message. */
export function ContactsCard({ siteId, mayChange }: { siteId: string; mayChange: boolean }) {
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const query = useContacts(siteId, { words: words.trim(), open })
  return (
    <Card>
      <Stack>
        <TextInput
          label="Search by name, e-mail or words"
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Switch
          label="Only those that are not done"
          checked={open}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        <Loaded query={query}>
          {(contacts) =>
            contacts.length === 0 ? (
              <NothingYet icon="person" title={words || open ? 'None is like that' : 'No messages yet'}>
                {words || open ? undefined : 'When a visitor leaves a message, it is kept here.'}
              </NothingYet>
            ) : (
              <Stack component="ul" className="plain-list">
                {contacts.map((contact) => (
                  <ContactRow key={contact.id} siteId={siteId} contact={contact} mayChange={mayChange} />
                ))}
                <More query={query} />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  )
}

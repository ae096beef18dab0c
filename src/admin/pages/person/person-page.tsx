import { Button, Card, Group, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { usePerson } from '../../resources/use-person.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { PersonFound } from './person-found.tsx'

/** Everything of one person: for whoever asks what is kept of them, or wants it gone. */
export function PersonPage() {
  const { site, may } = useCurrentSite()
  const [params, setParams] = useSearchParams()
  const who = (params.get('who') ?? '').trim()
  const [typed, setTyped] = useState(who)
  const query = usePerson(site.id, who)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') setParams({ who: typed.trim() })
  }
  return (
    <PageLayout
      title="Find a person"
      about="Everything that is kept of one visitor of this site: to hand it over to them, or to erase it."
    >
      <Stack>
        <Card component="form" onSubmit={submit}>
          <Group align="flex-end" gap="xs">
            <TextInput
              flex="1 1 220px"
              label="E-mail address or visitor id"
              description="The whole address, or the id that your page gives to Pagehand.identify."
              value={typed}
              maxLength={320}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button
              type="submit"
              leftSection={<Icon name="search" size={16} />}
              disabled={typed.trim() === ''}
            >
              Find
            </Button>
          </Group>
        </Card>
        {who !== '' && (
          <Loaded query={query}>
            {(person) => (
              <PersonFound key={who} site={site} who={who} person={person} mayErase={may('editor')} />
            )}
          </Loaded>
        )}
      </Stack>
    </PageLayout>
  )
}

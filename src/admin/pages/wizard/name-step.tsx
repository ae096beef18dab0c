import type { SiteSummary } from '#protocol'
import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMe } from '../../resources/use-me.ts'
import { useCreateSite } from '../../resources/use-sites.ts'
import { may } from '../../shell/may.ts'
import { hostOf } from './host-of.ts'

/** What the site is called and where it lives. */
export function NameStep({ host, onCreated }: { host: string; onCreated: (site: SiteSummary) => void }) {
  const create = useCreateSite()
  const homes = (useMe().data?.memberships ?? []).filter(({ role }) => may(role, 'editor'))
  const form = useForm({
    initialValues: { name: '', host, organisation: homes[0]?.organisation.id ?? '' },
    validate: {
      name: (name) => (name.trim() ? null : 'Give the site a name.'),
      host: (host) => (hostOf(host) ? null : 'Write the host as in example.org.'),
    },
  })
  if (homes.length === 0)
    return (
      <Alert color="orange">
        You may look but not change anything here. Ask an owner to make you an editor.
      </Alert>
    )
  return (
    <form
      onSubmit={form.onSubmit(({ name, host, organisation }) =>
        create.mutate(
          { query: { organisation }, body: { name: name.trim(), hosts: [hostOf(host) ?? host] } },
          { onSuccess: onCreated, onError: (error) => form.setFieldError('host', error.message) },
        ),
      )}
    >
      <Stack>
        <TextInput
          label="Name"
          description="How your site calls itself. Visitors see it at the top of the chat."
          placeholder="Corner Bakery"
          maxLength={80}
          data-autofocus
          autoFocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Host"
          description="Where the site lives: example.org, or *.example.org for its subdomains. You can add more later."
          placeholder="example.org"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('host')}
        />
        {homes.length > 1 && (
          <Select
            label="Organisation"
            data={homes.map(({ organisation: { id, name } }) => ({ value: id, label: name }))}
            {...form.getInputProps('organisation')}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            Create site
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

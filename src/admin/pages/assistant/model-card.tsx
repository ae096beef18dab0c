import type { AssistantSettings } from '#protocol'
import { Card, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { fieldLabels } from '../../changes/field-labels.ts'
import type { UseFormReturnType } from '@mantine/form'
import { KeyField } from './key-field.tsx'
import { TryModel } from './try-model.tsx'
import { providers, type ProviderChoice } from '../../choices/providers.ts'
import type { AssistantValues } from './model-choice.ts'

const choices = Object.entries(providers).map(([value, { label }]) => ({ value, label }))

/** Which model thinks, where it is, and the key for it. */
export function ModelCard(props: { form: UseFormReturnType<AssistantValues>; settings: AssistantSettings }) {
  const { form, settings } = props
  const { provider } = form.values
  const { about, example } = providers[provider]
  const serverModel = settings.serverModel === 'builtin' ? 'built in' : settings.serverModel
  const outside = provider !== 'server' && provider !== 'builtin'
  return (
    <Card>
      <Stack>
        <Title order={2}>{fieldLabels['assistant.model']}</Title>
        <Select
          label="Provider"
          description={provider === 'server' ? `${about} Now: ${serverModel}.` : about}
          data={choices}
          maw={360}
          {...form.getInputProps('provider')}
          onChange={(value) => form.setFieldValue('provider', value as ProviderChoice)}
        />
        {outside && (
          <TextInput
            label={fieldLabels['assistant.model']}
            description={`Its name at the provider, such as ${example}.`}
            placeholder={example}
            spellCheck={false}
            maw={360}
            {...form.getInputProps('model')}
          />
        )}
        {provider === 'compatible' && (
          <TextInput
            label={fieldLabels['assistant.baseUrl']}
            description="With /v1 at the end, if the server has it. The server of Pagehand must be able to reach it."
            placeholder="https://models.example.org/v1"
            spellCheck={false}
            {...form.getInputProps('baseUrl')}
          />
        )}
        {outside && <KeyField form={form} settings={settings} />}
        <TryModel form={form} />
        {outside && (
          <Text size="xs" c="dimmed">
            With a model of a provider, what visitors write and the text of the page they are on is sent to
            that provider.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

import type { AssistantSettings } from '#protocol'
import { Checkbox, PasswordInput, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { providers, type AssistantValues } from './model-choice.ts'

/** A key goes in and never comes out again: only its end is shown. */
export function KeyField(props: { form: UseFormReturnType<AssistantValues>; settings: AssistantSettings }) {
  const { form, settings } = props
  const { needsKey } = providers[form.values.provider]
  const kept = settings.hasKey
    ? `A key is kept that ends in ${settings.keyHint ?? '…'}. Write a new one to replace it.`
    : undefined
  return (
    <Stack gap="xs">
      <PasswordInput
        label="Key"
        description={
          kept ??
          (needsKey ? 'Sealed on the server; nobody can read it back.' : 'Only if your server asks for one.')
        }
        placeholder={settings.hasKey ? '••••••••' : ''}
        autoComplete="off"
        maw={480}
        maxLength={500}
        {...form.getInputProps('apiKey')}
      />
      {settings.hasKey && form.values.apiKey === '' && (
        <Checkbox label="Forget the kept key" {...form.getInputProps('forgetKey', { type: 'checkbox' })} />
      )}
    </Stack>
  )
}

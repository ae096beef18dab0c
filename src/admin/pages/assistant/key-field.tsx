import type { AssistantSettings } from '#protocol'
import { Checkbox, PasswordInput, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { providers } from '../../choices/providers.ts'
import { changeOf, type AssistantValues } from './model-choice.ts'

/** A key goes in and never comes out again: only its end is shown. It is no part of the draft, and the field says so. */
export function KeyField(props: { form: UseFormReturnType<AssistantValues>; settings: AssistantSettings }) {
  const { form, settings } = props
  const { needsKey } = providers[form.values.provider]
  const hasKey = settings.hasKey && isSamePlace(form.values, settings)
  const kept = hasKey
    ? `A key is kept that ends in ${settings.keyHint ?? '…'}. Write a new one to replace it.`
    : needsKey
      ? 'Sealed on the server; nobody can read it back.'
      : 'Only if your server asks for one.'
  return (
    <Stack gap="xs">
      <PasswordInput
        label="Key"
        description={`${kept} Keys are no part of the draft: a new one is tested when you save, and then holds at once, for visitors too.`}
        placeholder={hasKey ? '••••••••' : ''}
        autoComplete="off"
        maw={480}
        maxLength={500}
        {...form.getInputProps('apiKey')}
      />
      {hasKey && form.values.apiKey === '' && (
        <Checkbox
          label="Forget the kept key"
          description="When you save, and at once: visitors get no answers from this model without it."
          {...form.getInputProps('forgetKey', { type: 'checkbox' })}
        />
      )}
    </Stack>
  )
}

/** A key is kept for one provider at one address: what is known of it is of the saved choice. */
function isSamePlace(values: AssistantValues, { model, baseUrl }: AssistantSettings): boolean {
  const chosen = changeOf(values)
  return providerOf(chosen.model) === providerOf(model) && chosen.baseUrl === baseUrl
}

function providerOf(model: string | null): string | undefined {
  return model?.split(':')[0]
}

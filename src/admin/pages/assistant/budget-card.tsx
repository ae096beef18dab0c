import type { AssistantSettings } from '#protocol'
import { Card, NumberInput, Stack, Text, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BudgetUse } from '../../parts/budget-use.tsx'
import type { AssistantValues } from './model-choice.ts'

/** What the site may spend on its model, and what it has spent today. */
export function BudgetCard(props: { form: UseFormReturnType<AssistantValues>; settings: AssistantSettings }) {
  const { form, settings } = props
  return (
    <Card>
      <Stack>
        <Title order={2}>Budget</Title>
        <NumberInput
          label="Tokens a day"
          description="Read and written together, a day in UTC. Once they are spent, visitors read that the assistant rests until tomorrow. Empty: only the limit of the server."
          min={1}
          allowDecimal={false}
          thousandSeparator=","
          maw={280}
          {...form.getInputProps('tokensPerDay')}
        />
        {settings.budget ? (
          <BudgetUse settings={settings} />
        ) : (
          <Text size="sm" c="dimmed">
            No limit of its own.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

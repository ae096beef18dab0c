import type { AssistantSettings } from '#protocol'
import { Card, NumberInput, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { fieldLabels } from '../../changes/field-labels.ts'
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
          label={fieldLabels['assistant.budget.tokensPerDay']}
          description="Read and written together, a day in UTC. Once they are spent, visitors read that the assistant rests until tomorrow. Empty: only the limit of the server."
          min={1}
          allowDecimal={false}
          thousandSeparator=","
          maw={280}
          {...form.getInputProps('tokensPerDay')}
        />
        <Text size="sm">What your provider takes for a million tokens, to show what a day costs:</Text>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <TextInput
            label={fieldLabels['assistant.prices.currency']}
            maxLength={3}
            {...form.getInputProps('currency')}
          />
          <NumberInput
            label={fieldLabels['assistant.prices.input']}
            min={0}
            {...form.getInputProps('inputPrice')}
          />
          <NumberInput
            label={fieldLabels['assistant.prices.cached']}
            min={0}
            {...form.getInputProps('cachedPrice')}
          />
          <NumberInput
            label={fieldLabels['assistant.prices.output']}
            min={0}
            {...form.getInputProps('outputPrice')}
          />
        </SimpleGrid>
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

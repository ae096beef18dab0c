import { Accordion, Card, NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core'
import { fieldLabels } from '../../changes/field-labels.ts'
import { choicesOf } from '../../choices/say-choice.ts'
import type { UseFormReturnType } from '@mantine/form'
import { reasonings } from '#protocol'
import type { AssistantValues } from './model-choice.ts'
import { tuningOf } from './tuning-form.ts'

const whole = { allowDecimal: false, thousandSeparator: ',' } as const

/** How the model is asked. Most sites leave all of it empty. */
export function TuningCard({ form, own }: { form: UseFormReturnType<AssistantValues>; own: boolean }) {
  return (
    <Card>
      <Accordion order={2} chevronPosition="left" defaultValue={tuningOf(form.values) ? 'tuning' : null}>
        <Accordion.Item value="tuning" style={{ border: 0 }}>
          <Accordion.Control>
            <Text fw={600} size="lg">
              How the model is asked
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Text size="sm" c="dimmed" mb="sm">
              Empty: as the server is set.
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <NumberInput
                label={fieldLabels['assistant.tuning.maxTokens']}
                min={1}
                {...whole}
                {...form.getInputProps('maxTokens')}
              />
              <NumberInput
                label={fieldLabels['assistant.tuning.temperature']}
                min={0}
                max={2}
                step={0.1}
                {...form.getInputProps('temperature')}
              />
              <Select
                label={fieldLabels['assistant.tuning.reasoning']}
                description="For models that can."
                data={choicesOf(reasonings)}
                clearable
                {...form.getInputProps('reasoning')}
                value={form.values.reasoning || null}
                onChange={(value) =>
                  form.setFieldValue('reasoning', (value ?? '') as AssistantValues['reasoning'])
                }
              />
              <NumberInput
                label={fieldLabels['assistant.tuning.contextTokens']}
                description="Longer conversations and pages are shortened to it."
                min={1}
                {...whole}
                {...form.getInputProps('contextTokens')}
              />
              <NumberInput
                label={fieldLabels['assistant.tuning.pageTokens']}
                description="How much of a request the page may be."
                min={200}
                {...whole}
                {...form.getInputProps('pageTokens')}
              />
              {own && (
                <>
                  <TextInput
                    label={fieldLabels['assistant.tuning.headers']}
                    description="A JSON object, sent with every request. Keys belong into the field for the key."
                    spellCheck={false}
                    {...form.getInputProps('headers')}
                  />
                  <TextInput
                    label={fieldLabels['assistant.tuning.body']}
                    description="A JSON object, added to the body."
                    spellCheck={false}
                    {...form.getInputProps('body')}
                  />
                </>
              )}
            </SimpleGrid>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Card>
  )
}

import type { AssistantSettings } from '#protocol'
import { Card, Fieldset, Stack, Switch, Text, Textarea, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Problem } from '../../api/problem.ts'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useSaveAssistant } from '../../resources/use-assistant.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { HealthCard } from './health-card.tsx'
import { changeOf, valuesOf, type AssistantValues } from './model-choice.ts'
import { ModelCard } from './model-card.tsx'

/** Persona, rules and model in one form; saving tries the model at once. */
export function AssistantForm({ settings }: { settings: AssistantSettings }) {
  const { site, may } = useCurrentSite()
  const save = useSaveAssistant()
  const toast = useToast()
  const form = useForm<AssistantValues>({
    initialValues: valuesOf(settings),
    validate: {
      model: (model, { seat }) =>
        seat === 'server' || seat === 'builtin' || /^[^\s:]\S*$/.test(model.trim())
          ? null
          : 'Name the model.',
      baseUrl: (url, { seat }) =>
        seat !== 'compatible' || /^https?:\/\/\S+$/.test(url.trim())
          ? null
          : 'Write the whole address, with http(s)://',
    },
  })
  const submit = (values: AssistantValues) =>
    save.mutate(
      { params: { id: site.id }, body: changeOf(values) },
      {
        onSuccess: (saved) => {
          form.setInitialValues(valuesOf(saved))
          form.reset()
          if (saved.test && !saved.test.ok)
            toast.failed(new Error(`Saved, but the model does not answer: ${saved.test.message}`))
          else toast.done('Saved.')
        },
        onError: (error) => {
          const issues = error instanceof Problem ? error.issues : []
          form.setErrors(
            Object.fromEntries(issues.map(({ path, reason }) => [path.replace('body/', ''), reason])),
          )
          toast.failed(error)
        },
      },
    )
  const { seat } = form.values
  const builtin = seat === 'builtin' || (seat === 'server' && settings.serverModel === 'builtin')
  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Fieldset variant="unstyled" disabled={!may('editor')}>
        <Stack>
          <Card>
            <Stack>
              <Title order={2}>Character</Title>
              {builtin && (
                <Text size="sm" c="dimmed">
                  Only a model reads these. The built-in engine, chosen below, answers from the page in its
                  own words.
                </Text>
              )}
              <Textarea
                label="Persona"
                description="Who it is and how it speaks. Empty: friendly and short, as it comes."
                placeholder="You are the assistant of a small bakery. You speak plainly and warmly, and never push a sale."
                autosize
                minRows={3}
                maxRows={10}
                maxLength={2_000}
                {...form.getInputProps('persona')}
              />
              <Textarea
                label="Rules and facts"
                description="What it must know, say or leave alone. One a line reads best."
                placeholder={
                  'We deliver on weekdays before 10.\nNever promise a refund; point to the contact form instead.'
                }
                autosize
                minRows={5}
                maxRows={20}
                maxLength={8_000}
                {...form.getInputProps('rules')}
              />
            </Stack>
          </Card>
          <ModelCard form={form} settings={settings} />
          <Card>
            <Switch
              label="Tell the model who the visitor is"
              description="What your page says by Pagehand.identify: name, e-mail, id. It is unverified, and goes to the model's provider."
              {...form.getInputProps('tellsVisitor', { type: 'checkbox' })}
            />
          </Card>
          <HealthCard settings={settings} />
          <SaveBar
            unsaved={form.isDirty()}
            what="the assistant"
            saving={save.isPending}
            onReset={form.reset}
            label="Save and test"
          />
        </Stack>
      </Fieldset>
    </form>
  )
}

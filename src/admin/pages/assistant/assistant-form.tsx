import type { AssistantSettings, ConfigState } from '#protocol'
import { Card, Fieldset, Stack, Switch, Text, Textarea, Title } from '@mantine/core'
import { fieldLabels } from '../../changes/field-labels.ts'
import { useForm } from '@mantine/form'
import { useApi } from '../../api/api-context.ts'
import { useToast } from '../../parts/toast.tsx'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { useSaveAssistant } from '../../resources/use-assistant.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import { useBase } from '../draft/use-base.ts'
import { TryDraftCard } from './try-draft-card.tsx'
import { BudgetCard } from './budget-card.tsx'
import { HealthCard } from './health-card.tsx'
import { changeOf, valuesOf, type AssistantValues } from './model-choice.ts'
import { ModelCard } from './model-card.tsx'
import { notAnObject } from './tuning-form.ts'
import { useKeptKey } from './use-kept-key.ts'
import { TuningCard } from './tuning-card.tsx'

/** Persona, rules and model: a part of the draft. A model is tried before it is saved. */
export function AssistantForm({ state, settings }: { state: ConfigState; settings: AssistantSettings }) {
  const { site, may } = useCurrentSite()
  const { call } = useApi()
  const save = useSaveAssistant()
  const withKey = useKeptKey()
  const toast = useToast()
  const form = useForm<AssistantValues>({
    initialValues: valuesOf(state.assistant.draft),
    validate: {
      model: (model, { provider }) =>
        provider === 'server' || provider === 'builtin' || /^[^\s:]\S*$/.test(model.trim())
          ? null
          : 'Name the model.',
      baseUrl: (url, { provider }) =>
        provider !== 'compatible' || /^https?:\/\/\S+$/.test(url.trim())
          ? null
          : 'Write the whole address, with http(s)://',
      headers: notAnObject,
      body: notAnObject,
      currency: (currency) =>
        /^[a-z]{3}$/i.test(currency.trim()) ? null : 'Three letters, such as EUR or USD.',
    },
  })
  const base = useBase(state, {
    isUnsaved: () => form.isDirty(),
    fill({ assistant }) {
      form.setInitialValues(valuesOf(assistant.draft))
      form.reset()
    },
  })
  const draft: FormDraft = {
    ...base,
    wrong: {},
    part: 'assistant',
    readOnly: !may('editor'),
    async save(ifMatch) {
      if (form.validate().hasErrors) throw new Error('Something is missing: see the form.')
      const change = changeOf(form.values)
      const done = await withKey(
        change,
        (body) => save.mutateAsync({ params: { id: site.id }, body, ifMatch }),
        (reason) => form.setFieldError('apiKey', reason),
      )
      if (done && change.apiKey) toast.done('The key is kept, and holds from now on.')
      return done ? call('readConfig', { params: { id: site.id } }) : undefined
    },
    refuse: (issues) =>
      form.setErrors(
        Object.fromEntries(
          issues.map(({ path, reason }) => [path.replace(/^body\/(?:tuning\/)?([^/]+).*$/, '$1'), reason]),
        ),
      ),
  }
  const { provider } = form.values
  const builtin = provider === 'builtin' || (provider === 'server' && settings.serverModel === 'builtin')
  return (
    <PageLayout
      title="Assistant"
      about="Who it is, what it must know, and which model thinks for it. Changes hold from the next message on, once they are published."
      action={<DraftBar state={state} form={draft} />}
    >
      <UnsavedGuard unsaved={draft.unsaved} what="the assistant" />
      <Fieldset variant="unstyled" disabled={draft.readOnly}>
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
                label={fieldLabels['assistant.persona']}
                description="Who it is and how it speaks. Empty: friendly and short, as it comes."
                placeholder="You are the assistant of a small bakery. You speak plainly and warmly, and never push a sale."
                autosize
                minRows={3}
                maxRows={10}
                maxLength={2_000}
                {...form.getInputProps('persona')}
              />
              <Textarea
                label={fieldLabels['assistant.rules']}
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
              label={fieldLabels['assistant.tellsVisitor']}
              description="What your page says by Pagehand.identify: name, e-mail, id. It is unverified, and goes to the model's provider."
              {...form.getInputProps('tellsVisitor', { type: 'checkbox' })}
            />
          </Card>
          {!builtin && <TuningCard form={form} own={provider !== 'server'} />}
          {!builtin && <BudgetCard form={form} settings={settings} />}
          <HealthCard settings={settings} />
        </Stack>
      </Fieldset>
      <TryDraftCard config={state.draft} unsaved={draft.unsaved} />
    </PageLayout>
  )
}

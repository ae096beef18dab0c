import { Button, Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { AssistantTest } from '#protocol'
import { useToast } from '../../parts/toast.tsx'
import { useTryAssistant } from '../../resources/use-assistant.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { changeOf, type AssistantValues } from './model-choice.ts'
import { TestResult } from './test-result.tsx'

/** Asks the model of the form, saved or not, and shows what it says. */
export function TryModel({ form }: { form: UseFormReturnType<AssistantValues> }) {
  const { site, may } = useCurrentSite()
  const ask = useTryAssistant()
  const toast = useToast()
  const [test, setTest] = useState<AssistantTest>()
  if (!may('editor')) return null
  const attempt = () => {
    if (form.validate().hasErrors) return
    setTest(undefined)
    ask.mutate(
      { params: { id: site.id }, body: changeOf(form.values) },
      { onSuccess: setTest, onError: toast.failed },
    )
  }
  return (
    <Group gap="sm" align="center">
      <Button size="xs" variant="default" loading={ask.isPending} onClick={attempt}>
        Test this choice
      </Button>
      {test && <TestResult test={test} />}
    </Group>
  )
}

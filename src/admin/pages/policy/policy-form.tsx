import type { PolicySettings } from '#protocol'
import { Card, Stack, TagsInput, Title } from '@mantine/core'
import { useState } from 'react'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useSavePolicy } from '../../resources/use-policy.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { HouseRules } from './house-rules.tsx'
import { VerbChoice } from './verb-choice.tsx'

/** The owner's rules, above those of the house. */
export function PolicyForm({ policy }: { policy: PolicySettings }) {
  const { site, may } = useCurrentSite()
  const [values, setValues] = useState(policy)
  const save = useSavePolicy()
  const toast = useToast()
  const unsaved = JSON.stringify(values) !== JSON.stringify(policy)
  const readOnly = !may('editor')
  const submit = () =>
    save.mutate(
      { params: { id: site.id }, body: values },
      { onSuccess: () => toast.done('Saved. It holds from the next step on.'), onError: toast.failed },
    )
  return (
    <Stack>
      <Card>
        <VerbChoice
          verbs={values.verbs}
          onChange={(verbs) => setValues({ ...values, verbs })}
          disabled={readOnly}
        />
      </Card>
      <Card>
        <Stack>
          <Title order={2}>Your own rules</Title>
          <TagsInput
            label="Always ask first"
            description="Words of a button or link, or paths such as /account/*. The visitor must agree before it goes on."
            placeholder={values.confirm.length === 0 ? 'Apply discount' : ''}
            value={values.confirm}
            onChange={(confirm) => setValues({ ...values, confirm })}
            maxTags={100}
            acceptValueOnBlur
            disabled={readOnly}
          />
          <TagsInput
            label="Never do"
            description="Words or paths it must leave alone, whatever the visitor says."
            placeholder={values.deny.length === 0 ? 'Close account' : ''}
            value={values.deny}
            onChange={(deny) => setValues({ ...values, deny })}
            maxTags={100}
            acceptValueOnBlur
            disabled={readOnly}
          />
        </Stack>
      </Card>
      <HouseRules />
      <SaveBar
        unsaved={unsaved}
        what="the policy"
        saving={save.isPending}
        onSave={submit}
        onReset={() => setValues(policy)}
      />
    </Stack>
  )
}

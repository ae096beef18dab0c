import type { AskedRow, PolicyRule, PolicySettings, RuleEffect } from '#protocol'
import { Card, Stack } from '@mantine/core'
import { useState } from 'react'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useSavePolicy } from '../../resources/use-policy.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { AskedCard } from './asked-card.tsx'
import { HouseRules } from './house-rules.tsx'
import { OlderLists } from './older-lists.tsx'
import { RulesEditor } from './rules-editor.tsx'
import { newRule, problemOf, rulesOf, trimmed } from './rules-of.ts'
import { VerbChoice } from './verb-choice.tsx'

/** The owner's rules, above those of the house. */
export function PolicyForm({ policy }: { policy: PolicySettings }) {
  const { site, may } = useCurrentSite()
  const saved = { verbs: policy.verbs, rules: rulesOf(policy) }
  const [values, setValues] = useState(saved)
  const save = useSavePolicy()
  const toast = useToast()
  const unsaved = JSON.stringify(values) !== JSON.stringify(saved)
  const readOnly = !may('editor')
  const setRules = (rules: PolicyRule[]) => setValues({ ...values, rules })
  const ruleFrom = ({ label, path }: AskedRow, effect: RuleEffect) => {
    const rule = { ...newRule(effect, new Set(values.rules.map(({ id }) => id))), label, path }
    setRules([rule, ...values.rules.filter((one) => one.label !== label || one.path !== path)])
    toast.done('Added to your rules. It holds once you save.')
  }
  const submit = () => {
    const problem = values.rules.map(problemOf).find((one) => one !== undefined)
    if (problem) return toast.failed(new Error(problem))
    save.mutate(
      {
        params: { id: site.id },
        // The older lists are rules now.
        body: { verbs: values.verbs, rules: values.rules.map(trimmed), confirm: [], deny: [] },
      },
      { onSuccess: () => toast.done('Saved. It holds from the next step on.'), onError: toast.failed },
    )
  }
  return (
    <Stack>
      <Card>
        <VerbChoice
          verbs={values.verbs}
          onChange={(verbs) => setValues({ ...values, verbs })}
          disabled={readOnly}
        />
      </Card>
      <RulesEditor rules={values.rules} onChange={setRules} disabled={readOnly} />
      <OlderLists />
      <AskedCard onRule={ruleFrom} disabled={readOnly} />
      <HouseRules />
      <SaveBar
        unsaved={unsaved}
        what="the policy"
        saving={save.isPending}
        onSave={submit}
        onReset={() => setValues(saved)}
      />
    </Stack>
  )
}

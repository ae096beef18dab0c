import type { AskedRow, ConfigState, PolicyRule, RuleEffect } from '#protocol'
import { Card, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useToast } from '../../parts/toast.tsx'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { useSavePolicy } from '../../resources/use-policy.ts'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import type { FormDraft } from '../draft/form-draft.ts'
import { useBase } from '../draft/use-base.ts'
import { AskedCard } from './asked-card.tsx'
import { HouseRules } from './house-rules.tsx'
import { OlderLists } from './older-lists.tsx'
import { RulesEditor } from './rules-editor.tsx'
import { newRule, problemOf, rulesOf, trimmed } from './rules-of.ts'
import { VerbChoice } from './verb-choice.tsx'

function valuesOf({ policy: { draft } }: ConfigState) {
  return { verbs: draft.verbs, rules: rulesOf(draft) }
}

function wrongIn(rules: readonly PolicyRule[]): Record<string, string> {
  const problems = rules.map((rule, at) => [`policy.rules.${at}`, problemOf(rule)] as const)
  return Object.fromEntries(problems.flatMap(([path, says]) => (says === undefined ? [] : [[path, says]])))
}

/** The owner's rules, above those of the house: a part of the draft. */
export function PolicyForm({ state }: { state: ConfigState }) {
  const { site, may } = useCurrentSite()
  const { call } = useApi()
  const client = useQueryClient()
  const params = { id: site.id }
  const [values, setValues] = useState(() => valuesOf(state))
  const base = useBase(state, {
    isUnsaved: (seen) => JSON.stringify(values) !== JSON.stringify(valuesOf(seen)),
    fill: (seen) => setValues(valuesOf(seen)),
  })
  const save = useSavePolicy()
  const toast = useToast()
  const readOnly = !may('editor')
  const setRules = (rules: PolicyRule[]) => setValues({ ...values, rules })
  const ruleFrom = ({ label, path }: AskedRow, effect: RuleEffect) => {
    const rule = { ...newRule(effect, new Set(values.rules.map(({ id }) => id))), label, path }
    const others = values.rules.filter((one) => one.label !== label || one.path !== path)
    const next = { ...values, rules: [rule, ...others] }
    setValues(next)
    // What else was changed here is the person's to save.
    if (base.unsaved) return toast.done('Added to your rules. Save the draft to keep it.')
    saveValues(next, base.base.etag).then((state) => {
      client.setQueryData(['readConfig', { params }], state)
      base.take(state)
      toast.done('Added to your rules in the draft. It holds once you publish.')
    }, toast.failed)
  }
  async function saveValues({ verbs, rules }: typeof values, ifMatch: string) {
    // The older lists are rules now.
    await save.mutateAsync({
      params,
      body: { verbs, rules: rules.map(trimmed), confirm: [], deny: [] },
      ifMatch,
    })
    return call('readConfig', { params })
  }
  const form: FormDraft = {
    ...base,
    wrong: wrongIn(values.rules),
    part: 'policy',
    readOnly,
    save: (ifMatch) => saveValues(values, ifMatch),
    refuse: () => undefined,
  }
  return (
    <PageLayout
      title="Policy"
      about="What the assistant may do on a page. The server checks every step; no model can talk it out of these rules."
      action={<DraftBar state={state} form={form} />}
    >
      <UnsavedGuard unsaved={form.unsaved} what="the policy" />
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
      </Stack>
    </PageLayout>
  )
}

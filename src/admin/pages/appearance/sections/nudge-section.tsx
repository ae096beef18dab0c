import { siteChoices, type SiteConfig } from '#protocol'
import { NumberInput, Select, Stack, Switch, Textarea } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { PathsInput } from '../../../parts/paths-input.tsx'
import type { Editor } from '../use-editor.ts'
import { NudgeTrigger } from './nudge-trigger.tsx'
import { choicesOf } from '../../../choices/say-choice.ts'

type Nudge = SiteConfig['nudge']

/** A small invitation. Who dismisses it is not asked again. */
export function NudgeSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { nudge } = config
  const change = (part: Partial<Nudge>) => set({ nudge: { ...nudge, ...part } })
  const whole = (value: string | number) => (typeof value === 'number' ? value : undefined)
  return (
    <Stack>
      <Switch
        label={fieldLabels['nudge.enabled']}
        description="Once dismissed it stays away."
        checked={nudge.enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      {nudge.enabled && (
        <>
          <Textarea
            label={fieldLabels['nudge.message']}
            maxLength={140}
            autosize
            value={nudge.message ?? ''}
            error={issue('nudge.message')}
            onChange={(event) => change({ message: event.currentTarget.value || undefined })}
          />
          <Select
            label={fieldLabels['nudge.style']}
            data={choicesOf(siteChoices.nudgeStyle)}
            value={nudge.style ?? 'bubble'}
            onChange={(style) => change({ style: style as Nudge['style'] })}
          />
          <NudgeTrigger nudge={nudge} change={change} issue={issue} />
          <PathsInput
            label={fieldLabels['nudge.paths']}
            description="Empty: on every page."
            value={nudge.paths}
            onChange={(paths) => change({ paths })}
            error={issue('nudge.paths')}
          />
          <PathsInput
            label={fieldLabels['nudge.excludePaths']}
            placeholder="/checkout/*"
            value={nudge.excludePaths}
            onChange={(excludePaths) => change({ excludePaths })}
            error={issue('nudge.excludePaths')}
          />
          <NumberInput
            label={fieldLabels['nudge.cooldownHours']}
            suffix=" hours"
            min={0}
            max={8_760}
            value={nudge.cooldownHours ?? ''}
            error={issue('nudge.cooldownHours')}
            onChange={(value) => change({ cooldownHours: whole(value) })}
          />
          <NumberInput
            label={fieldLabels['nudge.maxPerSession']}
            min={0}
            max={100}
            value={nudge.maxPerSession ?? ''}
            error={issue('nudge.maxPerSession')}
            onChange={(value) => change({ maxPerSession: whole(value) })}
          />
        </>
      )}
    </Stack>
  )
}

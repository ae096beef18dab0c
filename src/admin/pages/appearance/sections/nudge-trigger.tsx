import { siteChoices, type SiteConfig } from '#protocol'
import { NumberInput, Select } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { nudgeTriggers } from '../../../choices/nudge-triggers.ts'

type Nudge = SiteConfig['nudge']
type Trigger = NonNullable<Nudge['trigger']>

const choices = siteChoices.nudgeTrigger.map((value) => ({ value, label: nudgeTriggers[value] }))

/** When the nudge comes, and the one number that belongs to it. */
export function NudgeTrigger(props: {
  nudge: Nudge
  change: (part: Partial<Nudge>) => void
  issue: (path: string) => string | undefined
}) {
  const { nudge, change, issue } = props
  const trigger = nudge.trigger ?? 'delay'
  const ms = (value: string | number) => (typeof value === 'number' ? Math.round(value * 1_000) : undefined)
  const seconds = (value: number | undefined) => (value === undefined ? '' : value / 1_000)
  return (
    <>
      <Select
        label={fieldLabels['nudge.trigger']}
        data={choices}
        value={trigger}
        onChange={(value) => change({ trigger: value as Trigger })}
      />
      {trigger === 'delay' && (
        <NumberInput
          label={fieldLabels['nudge.delay']}
          suffix=" s"
          min={0}
          max={3_600}
          value={seconds(nudge.delay)}
          error={issue('nudge.delay')}
          onChange={(value) => change({ delay: ms(value) })}
        />
      )}
      {trigger === 'scroll' && (
        <NumberInput
          label={fieldLabels['nudge.scrollPercent']}
          suffix=" %"
          min={1}
          max={100}
          value={nudge.scrollPercent ?? ''}
          error={issue('nudge.scrollPercent')}
          onChange={(value) => change({ scrollPercent: typeof value === 'number' ? value : undefined })}
        />
      )}
      {trigger === 'idle' && (
        <NumberInput
          label={fieldLabels['nudge.idleMs']}
          suffix=" s"
          min={0}
          max={3_600}
          value={seconds(nudge.idleMs)}
          error={issue('nudge.idleMs')}
          onChange={(value) => change({ idleMs: ms(value) })}
        />
      )}
    </>
  )
}

import { siteChoices, type SiteConfig } from '#protocol'
import { NumberInput, Select } from '@mantine/core'

type Nudge = SiteConfig['nudge']
type Trigger = NonNullable<Nudge['trigger']>

const labels: Record<Trigger, string> = {
  delay: 'After a while on the page',
  scroll: 'When far enough down the page',
  exit_intent: 'When the pointer leaves for the tabs',
  idle: 'When nothing happens for a while',
  form_abandon: 'When a form is left half filled',
}
const choices = siteChoices.nudgeTrigger.map((value) => ({ value, label: labels[value] }))

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
        label="When"
        data={choices}
        value={trigger}
        onChange={(value) => change({ trigger: value as Trigger })}
      />
      {trigger === 'delay' && (
        <NumberInput
          label="After"
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
          label="How far down"
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
          label="Quiet for"
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

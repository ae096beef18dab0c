import { siteChoices, type SiteConfig } from '#protocol'
import { Group, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import type { Editor } from '../use-editor.ts'
import { choicesOf } from '../../../choices/say-choice.ts'

type Launcher = SiteConfig['launcher']
const worded = new Set<Launcher['shape']>(['pill', 'tab'])

/** The button in the corner. */
export function LauncherSection({ editor: { config, set, issue } }: { editor: Editor }) {
  const { launcher } = config
  const change = (part: Partial<Launcher>) => set({ launcher: { ...launcher, ...part } })
  const pixels = (value: string | number) => (typeof value === 'number' ? value : undefined)
  return (
    <Stack>
      <Group grow>
        <Select
          label={fieldLabels['launcher.shape']}
          data={choicesOf(siteChoices.launcherShape)}
          value={launcher.shape}
          onChange={(shape) => change({ shape: shape as Launcher['shape'] })}
        />
        <Select
          label={fieldLabels['launcher.size']}
          data={choicesOf(siteChoices.launcherSize)}
          value={launcher.size}
          onChange={(size) => change({ size: size as Launcher['size'] })}
        />
      </Group>
      <Select
        label={fieldLabels['launcher.icon']}
        data={choicesOf(siteChoices.launcherIcon)}
        value={launcher.icon}
        onChange={(icon) => change({ icon: icon as Launcher['icon'] })}
      />
      {launcher.icon === 'custom' && (
        <TextInput
          label={fieldLabels['launcher.iconUrl']}
          placeholder="https://example.org/icon.svg"
          spellCheck={false}
          value={launcher.iconUrl ?? ''}
          error={issue('launcher.iconUrl')}
          onChange={(event) => change({ iconUrl: event.currentTarget.value.trim() || undefined })}
        />
      )}
      <TextInput
        label={fieldLabels['launcher.label']}
        description={
          worded.has(launcher.shape)
            ? 'Stands on the button.'
            : 'Read out by screen readers; shown on pill and tab.'
        }
        maxLength={40}
        value={launcher.label ?? ''}
        error={issue('launcher.label')}
        onChange={(event) => change({ label: event.currentTarget.value || undefined })}
      />
      <Group grow>
        <NumberInput
          label={fieldLabels['launcher.offsetX']}
          suffix=" px"
          min={0}
          max={400}
          placeholder="20 px"
          value={launcher.offsetX ?? ''}
          error={issue('launcher.offsetX')}
          onChange={(value) => change({ offsetX: pixels(value) })}
        />
        <NumberInput
          label={fieldLabels['launcher.offsetY']}
          suffix=" px"
          min={0}
          max={400}
          placeholder="20 px"
          value={launcher.offsetY ?? ''}
          error={issue('launcher.offsetY')}
          onChange={(value) => change({ offsetY: pixels(value) })}
        />
      </Group>
      <NumberInput
        label={fieldLabels['launcher.zIndex']}
        description="Only if something of your page covers it."
        min={0}
        max={2_147_483_647}
        allowDecimal={false}
        value={launcher.zIndex ?? ''}
        error={issue('launcher.zIndex')}
        onChange={(value) => change({ zIndex: pixels(value) })}
      />
      <Switch
        label={fieldLabels['launcher.glow']}
        checked={launcher.glow}
        onChange={(event) => change({ glow: event.currentTarget.checked })}
      />
      <Switch
        label={fieldLabels['launcher.hideOnMobile']}
        checked={launcher.hideOnMobile ?? false}
        onChange={(event) => change({ hideOnMobile: event.currentTarget.checked || undefined })}
      />
      <Switch
        label={fieldLabels['launcher.hidden']}
        description="Your page opens it itself, by Pagehand.open()."
        checked={launcher.hidden ?? false}
        onChange={(event) => change({ hidden: event.currentTarget.checked || undefined })}
      />
    </Stack>
  )
}

import { limits, type QuickChip } from '#protocol'
import { ActionIcon, Button, Group, Paper, Stack, TextInput } from '@mantine/core'
import { Icon } from '../../../parts/icon.tsx'
import { PathsInput } from '../../../parts/paths-input.tsx'

/** A short list of chips: add, change, move up, remove. */
export function ChipsEditor(props: {
  chips: readonly QuickChip[]
  onChange: (chips: QuickChip[]) => void
  issue?: (path: string) => string | undefined
  withPaths?: boolean
}) {
  const { chips, onChange, issue = () => undefined, withPaths = true } = props
  const change = (place: number, part: Partial<QuickChip>) =>
    onChange(chips.map((chip, other) => (other === place ? { ...chip, ...part } : chip)))
  const moveUp = (place: number) =>
    onChange(chips.toSpliced(place - 1, 2, chips[place] as QuickChip, chips[place - 1] as QuickChip))
  return (
    <Stack gap="sm">
      {chips.map((chip, place) => (
        <Paper key={place} withBorder p="sm">
          <Stack gap="xs">
            <Group gap="xs" align="flex-end" wrap="nowrap">
              <TextInput
                flex={1}
                label="Label"
                maxLength={limits.chipCharacters}
                value={chip.text}
                error={issue(`${place}.text`)}
                onChange={(event) => change(place, { text: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={place === 0}
                aria-label={`Move ${chip.text || 'chip'} up`}
                onClick={() => moveUp(place)}
                mb={4}
                style={{ rotate: '-90deg' }}
              >
                <Icon name="chevron" size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${chip.text || 'chip'}`}
                onClick={() => onChange(chips.filter((_, other) => other !== place))}
                mb={4}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            </Group>
            <TextInput
              label="Message"
              maxLength={280}
              value={chip.payload}
              error={issue(`${place}.payload`)}
              onChange={(event) => change(place, { payload: event.currentTarget.value })}
            />
            {withPaths && (
              <PathsInput
                label="Only on"
                description="Empty: everywhere."
                value={chip.paths}
                onChange={(paths) => change(place, { paths })}
              />
            )}
          </Stack>
        </Paper>
      ))}
      <Button
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        disabled={chips.length >= limits.quickChips}
        onClick={() => onChange([...chips, { text: '', payload: '' }])}
      >
        {chips.length >= limits.quickChips ? `At most ${limits.quickChips}` : 'Add a chip'}
      </Button>
    </Stack>
  )
}

import { actionNames, verbs as known, type ActionName } from '#protocol'
import { Checkbox, Radio, Stack, Title } from '@mantine/core'
import { fieldLabels } from '../../changes/field-labels.ts'
import { groupOfVerb, verbGroups, type VerbGroup } from '../../choices/verb-groups.ts'

const groups = Object.entries(verbGroups) as [VerbGroup, (typeof verbGroups)[VerbGroup]][]
const looking = actionNames.filter((name) => !known[name].acts)

/** Everything it can do, or a choice of it, in kinds that an owner knows. */
export function VerbChoice(props: {
  verbs: ActionName[] | null
  onChange: (verbs: ActionName[] | null) => void
  disabled: boolean
}) {
  const { verbs, onChange, disabled } = props
  const mode = verbs === null ? 'all' : verbs.some((name) => known[name].acts) ? 'some' : 'look'
  const choose = (mode: string) =>
    onChange(mode === 'all' ? null : mode === 'look' ? [...looking] : [...actionNames])
  return (
    <Stack>
      <Title order={2}>{fieldLabels['policy.verbs']}</Title>
      <Radio.Group value={mode} onChange={choose} aria-label={fieldLabels['policy.verbs']}>
        <Stack gap="sm">
          <Radio
            value="all"
            label="Everything"
            description="Look, click, type, fill in, go from page to page."
            disabled={disabled}
          />
          <Radio
            value="some"
            label="A choice of it"
            description="Only what is ticked below."
            disabled={disabled}
          />
          <Radio
            value="look"
            label="Look only"
            description="Read, point and scroll. It changes nothing on the page."
            disabled={disabled}
          />
        </Stack>
      </Radio.Group>
      {mode === 'some' && verbs && (
        <Stack gap="sm" pl="md">
          {groups.map(([group, { label, about }]) => {
            const names = actionNames.filter((name) => groupOfVerb[name] === group)
            const chosen = names.filter((name) => verbs.includes(name))
            const whole = chosen.length === names.length
            return (
              <Checkbox
                key={group}
                label={label}
                description={about}
                checked={whole}
                indeterminate={!whole && chosen.length > 0}
                disabled={disabled}
                onChange={() =>
                  onChange(
                    actionNames.filter((name) => (names.includes(name) ? !whole : verbs.includes(name))),
                  )
                }
              />
            )
          })}
        </Stack>
      )}
    </Stack>
  )
}

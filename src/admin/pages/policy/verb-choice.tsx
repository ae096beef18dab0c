import { actionNames, verbs as known, type ActionName } from '#protocol'
import { Checkbox, Group, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { sayVerb } from '../conversations/entries/say-verb.ts'

const acting = actionNames.filter((name) => known[name].acts)
const looking = actionNames.filter((name) => !known[name].acts)

/** Everything it can do, or a choice of it. */
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
      <Title order={2}>What it can do</Title>
      <Radio.Group value={mode} onChange={choose} aria-label="What it can do">
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
        <Checkbox.Group
          value={verbs}
          onChange={(names) => onChange(actionNames.filter((name) => names.includes(name)))}
        >
          {[
            { title: 'Acting', names: acting },
            { title: 'Looking', names: looking },
          ].map(({ title, names }) => (
            <Stack key={title} gap="xs" mt="sm">
              <Text size="sm" fw={600}>
                {title}
              </Text>
              <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }} spacing="xs">
                {names.map((name) => (
                  <Group key={name}>
                    <Checkbox value={name} label={sayVerb(name)} disabled={disabled} />
                  </Group>
                ))}
              </SimpleGrid>
            </Stack>
          ))}
        </Checkbox.Group>
      )}
    </Stack>
  )
}

import { ruleEffects, type PolicyRule, type RuleEffect } from '#protocol'
import { ActionIcon, Button, Card, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { fieldLabels } from '../../changes/field-labels.ts'
import { Icon } from '../../parts/icon.tsx'
import { effectLabels } from '../../choices/rule-effects.ts'
import { newRule, problemOf } from './rules-of.ts'

const effects = ruleEffects.map((value) => ({ value, label: effectLabels[value] }))

/** What a rule may name; everything that it names must fit. */
const conditions = [
  {
    key: 'label',
    name: 'Words of a button or link',
    placeholder: 'Words of a button or link',
    flex: 2,
    miw: { base: '100%', sm: 140 },
    maxLength: 120,
  },
  { key: 'path', name: 'Path', placeholder: 'Path: /account/*', flex: 1, miw: 120, maxLength: 200 },
  {
    key: 'selector',
    name: 'CSS selector',
    placeholder: 'CSS: .danger-zone',
    flex: 1,
    miw: 120,
    maxLength: 200,
  },
] as const

/** The owner's rules, in the order in which they are tried. */
export function RulesEditor(props: {
  rules: PolicyRule[]
  onChange: (rules: PolicyRule[]) => void
  disabled: boolean
}) {
  const { rules, onChange, disabled } = props
  const change = (at: number, part: Partial<PolicyRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)))
  const moveUp = (at: number) =>
    onChange(
      rules.flatMap((rule, index) => (index === at - 1 ? [rules[at]!, rule] : index === at ? [] : [rule])),
    )
  const add = () => onChange([...rules, newRule('ask', new Set(rules.map(({ id }) => id)))])
  return (
    <Card>
      <Stack>
        <div>
          <Title order={2}>{fieldLabels['policy.rules']}</Title>
          <Text size="sm" c="dimmed" mt={4}>
            The first rule that fits decides. Everything a rule names must fit. “Never ask” does not reach
            what binds the visitor: paying, deleting, sending and the like always ask.
          </Text>
        </div>
        {rules.length === 0 && (
          <Text size="sm" c="dimmed">
            No rules yet. The assistant decides by what always holds.
          </Text>
        )}
        {rules.map((rule, at) => (
          <Group key={rule.id} gap="xs" align="flex-start" role="group" aria-label={`Rule ${at + 1}`}>
            <NativeSelect
              aria-label="Effect"
              data={effects}
              value={rule.effect}
              onChange={(event) => change(at, { effect: event.currentTarget.value as RuleEffect })}
              disabled={disabled}
            />
            {conditions.map(({ key, name, placeholder, ...size }) => (
              <TextInput
                key={key}
                {...size}
                aria-label={name}
                placeholder={placeholder}
                value={rule[key] ?? ''}
                error={key === 'label' && problemOf(rule)}
                onChange={(event) => change(at, { [key]: event.currentTarget.value })}
                disabled={disabled}
              />
            ))}
            <Button
              variant="subtle"
              px="xs"
              onClick={() => moveUp(at)}
              disabled={disabled || at === 0}
              aria-label={`Move rule ${at + 1} up`}
            >
              Up
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove rule ${at + 1}`}
              onClick={() => onChange(rules.filter((_, index) => index !== at))}
              disabled={disabled}
            >
              <Icon name="trash" size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button variant="default" onClick={add} disabled={disabled || rules.length >= 100}>
            Add a rule
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

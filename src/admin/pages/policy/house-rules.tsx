import { Card, List, Text, Title } from '@mantine/core'

const rules = [
  'Sending a form, buying, paying, booking, deleting, cancelling, publishing: always asks first, with the values it would send.',
  'Passwords, card numbers and one-time codes: never filled in, never read.',
  'Consent boxes and file choices: left to the visitor.',
  'Other sites: it stays on yours.',
  'What it types must come from the visitor or the page.',
]

/** What holds on every site and cannot be switched off. */
export function HouseRules() {
  return (
    <Card>
      <Title order={2}>What always holds</Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        These come before your rules and cannot be switched off.
      </Text>
      <List size="sm" spacing={6}>
        {rules.map((rule) => (
          <List.Item key={rule}>{rule}</List.Item>
        ))}
      </List>
    </Card>
  )
}

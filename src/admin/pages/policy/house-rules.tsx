import { Card, List, Text, Title } from '@mantine/core'

const rules = [
  'Buying, paying, booking, deleting, cancelling, sending, publishing, signing, logging out, changing passwords or plans: always asks first, with the values and sums the page shows.',
  'A switch for security, visibility, plan, money or an address that takes effect at once: asks first.',
  'A button nothing is known of: asks, unless the visitor named it. The visitor can say not to ask again.',
  'Passwords, card numbers and one-time codes: never filled in, never read.',
  'Consent boxes, captchas and file choices: left to the visitor.',
  'Other sites: it stays on yours, and sends no form elsewhere.',
  'What it types must come from the visitor, or the visitor sees it first.',
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

import { Card, List, Text, Title } from '@mantine/core'
import { useConfig } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** Words that an earlier release kept with the look. They are read as rules, after those above. */
export function OlderLists() {
  const { site } = useCurrentSite()
  const { data } = useConfig(site.id)
  const { deny = [], confirm = [] } = data?.published.actions ?? {}
  if (deny.length + confirm.length === 0) return null
  return (
    <Card>
      <Title order={2}>Kept with the look</Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        These words were published with Appearance by an earlier release. They still hold, after your rules.
      </Text>
      <List size="sm" spacing={6}>
        {deny.map((words) => (
          <List.Item key={`never ${words}`}>Never do: {words}</List.Item>
        ))}
        {confirm.map((words) => (
          <List.Item key={`ask ${words}`}>Always ask first: {words}</List.Item>
        ))}
      </List>
    </Card>
  )
}
